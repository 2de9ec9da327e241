import { amsterdamClock, amsterdamMoment, plusDays } from "../money/plain-days.ts";
import type { Expected, Telling } from "./expected.ts";
import {
  type Alert,
  type Booking,
  dayMs,
  type Facts,
  hourMs,
  minuteMs,
  type Pair,
  type Person,
  type Visit,
} from "./facts.ts";

/*
  What the clock brings, said once more and apart from the product's rules: the table of reminders of the
  specification (09), how long each is of use (docs/decisions/0037), and alerts (0038). It is asked at each
  moment at which a job looked; in an outage nobody looks.
*/
export function createClockOracle(facts: Facts, expected: Expected) {
  const reminded = new Set<string>();

  /** Once for what it is about, whom it is for and when it was due. */
  function once(what: string, to: Person, dueAt: number | "ever"): boolean {
    const key = `${what} ${to.userId} ${dueAt}`;
    if (reminded.has(key)) return false;
    reminded.add(key);
    return true;
  }

  const isOfUse = (dueAt: number, useMs: number, now: number) =>
    dueAt <= now && now - dueAt < useMs;

  type Reminding = Pick<Telling, "other" | "about"> & { to: Person; now: number; pairs: Pair[] };

  /** By the list, mail and push, and in the rooms that it concerns. */
  function remind(type: string, { to, now, pairs, ...about }: Reminding): void {
    const telling = { to, kind: "reminders", type: type.toLowerCase(), isMailed: true } as const;
    expected.tell({ ...telling, ...about }, now);
    for (const pair of pairs) expected.say(pair, type, to.side, now);
  }

  const sidesOf = ({ owner, sitter }: Pair) => [
    { to: owner, other: sitter.profileId },
    { to: sitter, other: owner.profileId },
  ];

  function beforeTheStart(booking: Booking, now: number): void {
    const { id, pair, status, startsAt, agreedAt } = booking;
    if (status !== "accepted" || agreedAt === null) return;
    for (const { type, beforeMs, useMs } of [
      { type: "REMINDER_24H", beforeMs: 24 * hourMs, useMs: 12 * hourMs },
      { type: "REMINDER_1H", beforeMs: hourMs, useMs: 30 * minuteMs },
    ]) {
      const dueAt = startsAt - beforeMs;
      if (!isOfUse(dueAt, useMs, now) || agreedAt > dueAt) continue;
      for (const side of sidesOf(pair))
        if (once(`${type} ${id}`, side.to, dueAt))
          remind(type, { ...side, about: startsAt, now, pairs: [pair] });
    }
  }

  /** Somebody is in the house, or was since then. */
  const hasComeSince = ({ log }: Booking, since: number) =>
    log.some(({ inAt, outAt }) => inAt !== null && (outAt === null || outAt > since));

  function missedVisit(booking: Booking, visit: Visit, now: number): void {
    const { plannedAt, inAt, knownAt } = visit;
    if (plannedAt === null || inAt !== null || hasComeSince(booking, plannedAt)) return;
    const { id, pair } = booking;
    const { owner, sitter } = pair;
    const overAt = plannedAt + 4 * hourMs;
    const lateAt = plannedAt + 15 * minuteMs;
    const what = `late ${id} ${visit.knownAt} ${plannedAt}`;
    if (isOfUse(lateAt, overAt - lateAt, now) && knownAt <= lateAt && once(what, sitter, lateAt))
      remind("REMINDER_CHECK_IN", {
        to: sitter,
        other: owner.profileId,
        about: plannedAt,
        now,
        pairs: [pair],
      });
    const missedAt = plannedAt + hourMs;
    if (!isOfUse(missedAt, overAt - missedAt, now) || knownAt > missedAt) return;
    if (!once(what, owner, missedAt)) return;
    // To the owner it is news of their stay.
    const type = "logbook_visit_missed";
    const news = { to: owner, kind: "logbook", type, isMailed: true } as const;
    expected.tell({ ...news, other: sitter.profileId }, now);
    expected.say(pair, "REMINDER_CHECK_IN", "pet_owner", now);
  }

  function picture(booking: Booking, visit: Visit, now: number): void {
    const { inAt, pictures } = visit;
    if (inAt === null || pictures.length > 0) return;
    const { id, pair } = booking;
    const { owner, sitter } = pair;
    const dueAt = inAt + 2 * hourMs;
    if (isOfUse(dueAt, hourMs, now) && once(`picture ${id} ${inAt}`, sitter, "ever"))
      remind("REMINDER_SEND_PICTURE", { to: sitter, other: owner.profileId, now, pairs: [pair] });
  }

  function pictureOfTheDay(booking: Booking, now: number): void {
    const { id, pair, log, status } = booking;
    const { day } = amsterdamClock(now);
    const today = amsterdamMoment(day, "00:00");
    const dueAt = amsterdamMoment(day, "20:00");
    if (status === "completed" || !isOfUse(dueAt, 3 * hourMs, now)) return;
    const isThere = log.some(({ inAt, outAt }) => inAt !== null && inAt < today && outAt === null);
    const isSeen = log.some(({ pictures }) => pictures.some((at) => at >= today));
    if (!isThere || isSeen || !once(`day ${id}`, pair.sitter, dueAt)) return;
    const other = pair.owner.profileId;
    remind("REMINDER_SEND_PICTURE", { to: pair.sitter, other, now, pairs: [pair] });
  }

  /** One for all that a sitter has before them today, if there is a visit among it. */
  function dayPlan(sitter: Person, pairs: readonly Pair[], now: number): void {
    const { day } = amsterdamClock(now);
    const dueAt = amsterdamMoment(day, "05:00");
    if (!isOfUse(dueAt, 5 * hourMs, now)) return;
    const isToday = (at: number) => amsterdamClock(at).day === day;
    const visits = pairs.flatMap((pair) =>
      pair.bookings
        .filter(hasLogbook)
        .flatMap(({ log }) => log)
        .flatMap(({ plannedAt, inAt, knownAt }) =>
          plannedAt !== null && inAt === null && isToday(plannedAt)
            ? [{ pair, at: plannedAt, knownAt }]
            : [],
        ),
    );
    if (!visits.some(({ knownAt }) => knownAt <= dueAt)) return;
    if (!once(`plan ${day}`, sitter, dueAt)) return;
    const meetings = pairs
      .flatMap(({ bookings }) => bookings)
      .filter(({ kind, status, startsAt }) => {
        return kind === "introduction" && status === "accepted" && isToday(startsAt);
      });
    const first = Math.min(...visits.map(({ at }) => at), ...meetings.map((each) => each.startsAt));
    const rooms = [...new Set(visits.map(({ pair }) => pair))];
    remind("REMINDER_5AM", { to: sitter, about: first, now, pairs: rooms });
  }

  const isStanding = ({ status }: Booking) =>
    status === "pending" || status === "accepted" || status === "completed";

  function planning(pair: Pair, now: number): void {
    const { owner, sitter, contact, contactSince, bookings } = pair;
    if (contact !== "accepted" || bookings.some(isStanding)) return;
    if (!isOfUse(contactSince + 3 * dayMs, 4 * dayMs, now)) return;
    if (once(`planning ${pair.roomId}`, owner, "ever"))
      remind("REMINDER_PLANNING", { to: owner, other: sitter.profileId, now, pairs: [pair] });
  }

  function afterMeeting(booking: Booking, now: number): void {
    const { id, kind, status, pair, endsAt } = booking;
    const hasMet = kind === "introduction" && (status === "accepted" || status === "completed");
    if (!hasMet || endsAt > now || pair.contact !== "accepted") return;
    if (pair.bookings.some((other) => other.kind === "booking" && isStanding(other))) return;
    const dueAt = amsterdamMoment(plusDays(amsterdamClock(endsAt).day, 1), "10:00");
    if (!isOfUse(dueAt, 3 * dayMs, now)) return;
    for (const side of sidesOf(pair))
      if (once(`met ${id}`, side.to, dueAt))
        remind("REMINDER_INTRODUCTION", { ...side, now, pairs: [pair] });
  }

  function stillNeeded(booking: Booking, now: number): void {
    const { id, kind, status, acceptedAt, pair, isRequestAnswered } = booking;
    if (kind !== "booking" || status !== "accepted" || acceptedAt === null) return;
    const isShown = facts.requests.some(({ owner, isActive }) => owner === pair.owner && isActive);
    if (!isShown || isRequestAnswered || !isOfUse(acceptedAt, 7 * dayMs, now)) return;
    if (!once(`needed ${id}`, pair.owner, "ever")) return;
    const other = pair.sitter.profileId;
    remind("REMINDER_DEACTIVATE_REQUEST", { to: pair.owner, other, now, pairs: [pair] });
  }

  function longWanted(now: number): void {
    for (const { id, owner, isActive, wantedAt } of facts.requests) {
      const dueAt = wantedAt === null ? null : wantedAt + 30 * dayMs;
      if (!isActive || dueAt === null || !isOfUse(dueAt, 30 * dayMs, now)) continue;
      if (once(`wanted ${id}`, owner, dueAt))
        remind("REMINDER_DEACTIVATE_REQUEST", { to: owner, now, pairs: [] });
    }
  }

  /** From the first yes on, until it is called off. */
  const hasLogbook = ({ kind, status }: Booking) =>
    kind === "booking" && (status === "accepted" || status === "completed");

  return {
    remindersLooked(now: number): void {
      for (const pair of facts.pairs) {
        planning(pair, now);
        for (const booking of pair.bookings) {
          beforeTheStart(booking, now);
          afterMeeting(booking, now);
          stillNeeded(booking, now);
          if (!hasLogbook(booking)) continue;
          pictureOfTheDay(booking, now);
          for (const visit of booking.log) {
            missedVisit(booking, visit, now);
            picture(booking, visit, now);
          }
        }
      }
      for (const [sitter, pairs] of Map.groupBy(facts.pairs, (pair) => pair.sitter))
        dayPlan(sitter, pairs, now);
      longWanted(now);
    },

    /** What ended by the clock: both are asked how it was, and the owner has a report of what was done. */
    bookingsLooked(now: number): void {
      for (const booking of facts.pairs.flatMap(({ bookings }) => bookings)) {
        const { id: bookingId, pair, status, startsAt, endsAt, kind, log } = booking;
        if (status === "pending" && startsAt <= now) {
          booking.status = "expired";
          const told = { to: pair.owner, kind: "bookings", type: "booking_expired" } as const;
          expected.tell({ ...told, isMailed: true, other: pair.sitter.profileId, bookingId }, now);
        }
        if (status === "accepted" && startsAt <= now) booking.proposal = null;
        if (status !== "accepted" || endsAt > now) continue;
        booking.status = "completed";
        if (kind !== "booking") continue;
        askForReviews(booking, expected, now);
        if (!log.some(({ inAt }) => inAt !== null)) continue;
        const report = { kind: "logbook", type: "logbook_report_ready", isMailed: true } as const;
        expected.tell({ ...report, to: pair.owner, other: pair.sitter.profileId }, now);
      }
    },

    digestsLooked: createAlertOracle(facts, expected),
  };
}

export function askForReviews({ id, pair }: Booking, expected: Expected, now: number): void {
  const { owner, sitter } = pair;
  const asked = { kind: "reviews", type: "review_asked", isMailed: true, bookingId: id } as const;
  expected.tell({ ...asked, to: owner, other: sitter.profileId }, now);
  expected.tell({ ...asked, to: sitter, other: owner.profileId }, now);
}

/** What is new since the alert was made, and that this user was never told of; at five, or that evening. */
function createAlertOracle({ alerts, sitters, requests }: Facts, expected: Expected) {
  const told = new Set<string>();

  function findNew({ person, looksFor, town, madeAt }: Alert, now: number): string[] {
    const isNew = (at: number | null) => at !== null && at > madeAt && now - at < 30 * dayMs;
    const items =
      looksFor === "sitters"
        ? sitters
            .filter((each) => each.isShown && each.town === town && isNew(each.firstShownAt))
            .map((each) => ({ of: each.person, name: `sitter ${each.person.profileId}` }))
        : requests
            .filter((each) => each.isActive && each.town === town && isNew(each.firstShownAt))
            .map((each) => ({ of: each.owner, name: `request ${each.id}` }));
    return items
      .filter(({ of }) => of !== person)
      .map(({ name }) => `${person.userId} ${name}`)
      .filter((item) => !told.has(item));
  }

  return (now: number): void => {
    for (const alert of alerts) {
      if (!alert.isActive || alert.nextAt > now) continue;
      const fresh = findNew(alert, now);
      alert.nextAt = nextDigest(alert.frequency, now);
      if (fresh.length === 0) continue;
      for (const item of fresh) told.add(item);
      const { person: to } = alert;
      const found = { to, kind: "alerts", type: "alert_found", isMailed: true } as const;
      expected.tell({ ...found, total: fresh.length }, now);
    }
  };
}

/** The next five o'clock in Amsterdam, weekly that of a Friday. */
export function nextDigest(frequency: Alert["frequency"], after: number): number {
  const { day: today } = amsterdamClock(after);
  for (let days = 0; ; days += 1) {
    const day = plusDays(today, days);
    const at = amsterdamMoment(day, "17:00");
    const isFriday = new Date(`${day}T00:00:00Z`).getUTCDay() === 5;
    if (at > after && (frequency === "daily" || isFriday)) return at;
  }
}
