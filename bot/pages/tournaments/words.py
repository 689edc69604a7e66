"""What is said of a tournament, line by line."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import datetime

import discord

from bot.pages.phrases import games_chosen, link, turn_time, variants
from bot.pages.tournaments.standings import Names
from bot.text.names import in_row, listed, plain, spoken, visible
from bot.text.say import Say
from core.engine.rng import fingerprint
from core.model.plan import TableResult, corrected
from core.model.scoring import table_places, table_points
from core.model.tournament import (
    LONGEST_NAME,
    Fixture,
    Tournament,
    TournamentStatus,
    TournamentView,
)


def called(tournament: Tournament) -> str:
    """Return the tournament's name without Discord markup."""
    return plain(tournament.name, LONGEST_NAME) or "?"


def linked(tournament: Tournament, message: int | None) -> str:
    """Return the tournament's name, as a link to its message if there is one."""
    if message is None:
        return called(tournament)
    return f"[{called(tournament)}]({link(tournament.server, tournament.channel, message)})"


def heading_of(tournament: Tournament, say: Say) -> str:
    """Return the heading of a picture of the standings."""
    return say("tournament-heading", name=bare(tournament), state=state(tournament, say))


def bare(tournament: Tournament) -> str:
    """Return the name for pictures, where markup needs no escaping."""
    return visible(tournament.name)


def round_title(tournament: Tournament, number: int, say: Say) -> str:
    if number > tournament.plan.rounds:
        return say("tournament-final-title", name=called(tournament))
    return say(
        "tournament-round-title",
        name=called(tournament),
        round=number,
        rounds=tournament.plan.rounds,
    )


def not_yet(view: TournamentView, say: Say) -> str:
    if view.fixtures:
        return say("tournament-not-begun")
    return say("tournament-not-started", name=called(view.tournament))


def standings_title(tournament: Tournament, say: Say) -> str:
    if tournament.status is TournamentStatus.RUNNING:
        return round_title(tournament, tournament.round, say)
    return say("tournament-end-title", name=called(tournament))


def state(tournament: Tournament, say: Say) -> str:
    """Return in a word or two how far along the tournament is."""
    if tournament.status is not TournamentStatus.RUNNING:
        return say("tournament-state", status=str(tournament.status))
    if tournament.in_final:
        return say("tournament-state-final")
    return say("tournament-state-round", round=tournament.round, rounds=tournament.plan.rounds)


def terms(tournament: Tournament, say: Say) -> list[str]:
    """Return the settings of the tournament, line by line."""
    lines = format_lines(tournament, say)
    lines += [_agreed(tournament, say), say("tournament-hints", allowed=yes(tournament.hints))]
    lines += [say("tournament-for-role", role=f"<@&{tournament.role}>")] if tournament.role else []
    lines += [say("tournament-places", places=tournament.most)] if tournament.most else []
    if tournament.check_in:
        lines.append(say("tournament-check-in", minutes=tournament.check_in))
    lines += [say("tournament-repeats", repeat=tournament.repeat)] if tournament.repeat else []
    if tournament.prize:
        lines.append(say("tournament-prize", role=f"<@&{tournament.prize}>"))
    if tournament.commitment:
        promised = fingerprint(tournament.commitment)
        lines.append(say("tournament-lots", fingerprint=promised, seeding=str(tournament.seeding)))
    return lines


def absent(view: TournamentView) -> tuple[int, ...]:
    """Return the users who have entered, but not checked in."""
    entered = view.people.values()
    return tuple(who.user for who in entered if who.user is not None and not who.is_there)


def why_canceled(tournament: Tournament) -> str:
    if not tournament.lacked_players:
        return "organizer"
    return "check-in" if tournament.checking_in else "players"


def format_lines(tournament: Tournament, say: Say) -> list[str]:
    plan = tournament.plan
    size, kind = plan.table_size, plan.format.replace("_", "-")
    lines = [say("tournament-format", format=kind, rounds=plan.rounds, size=size)]
    return lines + ([say("tournament-with-final", seats=plan.final)] if plan.final else [])


def link_of(tournament: Tournament) -> str:
    return link(tournament.server, tournament.channel, tournament.message or 0)


def mention(server: int, role: int) -> str:
    """Return what pings a role; the server's own role is everybody's."""
    return "@everyone" if role == server else f"<@&{role}>"


def start_line(tournament: Tournament, organizer: str | None, say: Say) -> str:
    """Return how to join, and when it starts."""
    if tournament.status is not TournamentStatus.OPEN:
        return say("tournament-begun")
    if tournament.checks_in:
        return say("tournament-check-in-below")
    if tournament.start_at is not None:
        return say("tournament-starts", when=moment(tournament.start_at))
    who = organizer or say("tournament-an-organizer")
    return say("tournament-starts-by-hand", who=who)


def yes(holds: bool) -> str:
    return "yes" if holds else "no"


def _agreed(tournament: Tournament, say: Say) -> str:
    words = variants(tournament.game, tournament.options, say)
    words += [games_chosen(tournament.plan.games, say)] if tournament.plan.games != "1" else []
    words.append(turn_time(tournament.turn_seconds, say))
    words += [] if tournament.rated else [say("unrated")]
    return say("tournament-terms", terms=in_row(words, say))


def moment(at: datetime) -> str:
    return f"{discord.utils.format_dt(at, 'f')} ({discord.utils.format_dt(at, 'R')})"


def footer(view: TournamentView, say: Say) -> str:
    return say("tournament-footer", number=view.tournament.id)


def counting(view: TournamentView) -> dict[tuple[int, int], TableResult]:
    noted = [fixture.result for fixture in view.fixtures if fixture.result]
    return {(r.round, r.table): r for r in corrected(noted, view.corrections)}


def counts_line(result: TableResult, names: Names, say: Say) -> str:
    people = (
        say(
            "tournament-counts",
            who=spoken(names[seat.player]),
            points=points,
            presence=str(seat.presence),
        )
        for seat, points in zip(result.seats, table_points(result), strict=True)
    )
    return say("tournament-table", table=result.table, people=in_row(people, say))


def _table(server: int, fixture: Fixture, say: Say) -> str:
    """Return the number of a table, as a link to its lobby once that is shown."""
    number = say("tournament-table-number", game=fixture.first_game or 0)
    return f"[{number}]({link(server, *fixture.lobby)})" if fixture.lobby else number


def pairing_line(
    server: int,
    fixture: Fixture,
    results: Mapping[tuple[int, int], TableResult],
    marks: Mapping[tuple[int, int], str],
    names: Names,
    say: Say,
) -> str:
    pairing = fixture.pairing
    people = [spoken(names[player]) for player in pairing.seats]
    if pairing.is_bye:
        return say("tournament-bye", table=pairing.number, who=people[0])
    if (result := results.get((pairing.round, pairing.number))) is None:
        return say(
            "tournament-pairing",
            table=pairing.number,
            people=listed(people, say),
            at=_table(server, fixture, say),
        )
    placed = (
        say("tournament-placed", who=who, place=place)
        for who, place in zip(people, table_places(result), strict=True)
    )
    played = say("tournament-played", table=pairing.number, people=in_row(placed, say))
    return " ".join([played, *filter(None, [marks.get((pairing.round, pairing.number))])])
