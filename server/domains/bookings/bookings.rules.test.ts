import { describe, expect, it } from "vitest";
import type { ProposalKind } from "#contract/bookings/booking-parts.ts";
import { isShared, sharedParts } from "#contract/bookings/what-is-shared.ts";
import type { BookingPlace } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayMs } from "#contract/shared/durations.ts";
import {
  awaitedAt,
  type BookingEvent,
  bookingEvents,
  bookingPhaseAt,
  bookingStateAt,
  bookingStates,
  columnsAt,
  findTransition,
  isAsRead,
  revisionAfter,
  shownStatusAt,
} from "./bookings.rules.ts";
import {
  accountsStayUntil,
  type SharingFacts,
  sharingAt,
} from "./handover/booking-sharing.rules.ts";
import { bookingActionsOf } from "./moves/booking-actions.rules.ts";

const startsAt = new Date("2026-12-20T09:00:00Z");
const endsAt = new Date("2026-12-27T09:00:00Z");
const before = new Date(startsAt.getTime() - 1);
const during = new Date(endsAt.getTime() - 1);
const moments = { before, "at the start": startsAt, during, "at the end": endsAt };
type Moment = keyof typeof moments;

type Facts = SharingFacts & { place: BookingPlace };

const fact = (change: Partial<Facts> = {}): Facts => ({
  kind: "booking",
  status: "pending",
  closedReason: null,
  startsAt,
  endsAt,
  awaiting: "pet_sitter",
  proposal: null,
  place: "sitter_home",
  acceptedAt: null,
  closedAt: null,
  ownerHomeAt: null,
  sitterHomeAt: null,
  contactEndedAt: null,
  ...change,
});
const agreed = (change: Partial<Facts> = {}) =>
  fact({ status: "accepted", awaiting: null, acceptedAt: before, ...change });
const cancelled = (change: Partial<Facts> = {}) =>
  agreed({ status: "closed", closedReason: "cancelled", closedAt: during, ...change });
const proposal = (proposedBy: ProfileType, kind: ProposalKind = "dates") => ({ kind, proposedBy });

/** Every booking there can be, as the database has it. */
const stored = {
  "nobody has asked": null,
  "asked, the sitter is awaited": fact(),
  "asked, the owner is awaited": fact({ awaiting: "pet_owner" }),
  agreed: agreed(),
  "agreed, the owner proposes": agreed({ proposal: proposal("pet_owner"), awaiting: "pet_sitter" }),
  "agreed, the sitter proposes": agreed({
    proposal: proposal("pet_sitter"),
    awaiting: "pet_owner",
  }),
  declined: fact({ status: "declined", awaiting: null }),
  cancelled: fact({ status: "closed", closedReason: "cancelled", awaiting: null }),
  expired: fact({ status: "closed", closedReason: "expired", awaiting: null }),
  completed: fact({ status: "closed", closedReason: "completed", awaiting: null }),
} as const satisfies Record<string, Facts | null>;
type Stored = keyof typeof stored;

const both = (event: BookingEvent) => [`${event} pet_owner`, `${event} pet_sitter`];
const aheadAlways = [...both("changeDetails"), ...both("cancel")];
const running = aheadAlways;
// Whether anybody still needs that is asked of `mayBeSaidHome`.
const saidHome = both("sayHome");
const ended = ["complete clock", ...saidHome];

/** Written by hand, apart from the table: what may happen when. What isn't here may not. */
const allowed: Partial<Record<Stored, Partial<Record<Moment, string[]>>>> = {
  "nobody has asked": {
    before: ["create pet_owner"],
    "at the start": ["create pet_owner"],
    during: ["create pet_owner"],
    "at the end": ["create pet_owner"],
  },
  "asked, the sitter is awaited": {
    before: ["accept pet_sitter", "decline pet_sitter", ...both("changeDates"), ...aheadAlways],
    "at the start": ["expire clock"],
    during: ["expire clock"],
    "at the end": ["expire clock"],
  },
  "asked, the owner is awaited": {
    before: ["accept pet_owner", "decline pet_owner", ...both("changeDates"), ...aheadAlways],
    "at the start": ["expire clock"],
    during: ["expire clock"],
    "at the end": ["expire clock"],
  },
  agreed: {
    before: [
      ...both("proposeDates"),
      "proposePets pet_owner",
      ...both("proposePrice"),
      ...aheadAlways,
    ],
    "at the start": running,
    during: running,
    "at the end": ended,
  },
  "agreed, the owner proposes": {
    before: [
      "acceptProposal pet_sitter",
      "declineProposal pet_sitter",
      "withdrawProposal pet_owner",
      ...aheadAlways,
    ],
    "at the start": [...running, "lapseProposal clock"],
    during: [...running, "lapseProposal clock"],
    "at the end": ended,
  },
  "agreed, the sitter proposes": {
    before: [
      "acceptProposal pet_owner",
      "declineProposal pet_owner",
      "withdrawProposal pet_sitter",
      ...aheadAlways,
    ],
    "at the start": [...running, "lapseProposal clock"],
    during: [...running, "lapseProposal clock"],
    "at the end": ended,
  },
};

const overAndDone = {
  before: saidHome,
  "at the start": saidHome,
  during: saidHome,
  "at the end": saidHome,
};
allowed.cancelled = overAndDone;
allowed.completed = overAndDone;

const people = ["pet_owner", "pet_sitter", null] as const;

describe.each(Object.keys(stored) as Stored[])("%s", (name) => {
  it.each(Object.keys(moments) as Moment[])("%s: exactly these may happen", (moment) => {
    const found = bookingEvents.flatMap((event) =>
      people
        .filter((by) => findTransition({ booking: stored[name], event, by }, moments[moment]))
        .map((by) => `${event} ${by ?? "clock"}`),
    );
    expect(found.toSorted()).toEqual((allowed[name]?.[moment] ?? []).toSorted());
  });
});

describe("what a state is in the columns", () => {
  it.each(
    bookingStates.filter(
      (state) => !["none", "pending", "overdue", "running", "ended"].includes(state),
    ),
  )("%s leads back to itself", (state) => {
    const written = { ...fact(), ...columnsAt(state, before) };
    expect(bookingStateAt(written, before)).toBe(state);
  });

  it("changes nothing for what stays the same", () => {
    expect(columnsAt("same", before)).toEqual({});
  });
});

describe("by the clock", () => {
  it("what is over is shown as over, though no job has been there", () => {
    expect(shownStatusAt(fact(), startsAt)).toEqual({ status: "closed", closedReason: "expired" });
    expect(shownStatusAt(agreed(), endsAt)).toEqual({
      status: "closed",
      closedReason: "completed",
    });
    expect(shownStatusAt(agreed(), during)).toEqual({ status: "accepted", closedReason: null });
  });

  it("nobody is awaited any more once it has begun", () => {
    const asked = stored["agreed, the sitter proposes"];
    expect(awaitedAt(asked, before)).toBe("pet_owner");
    expect(awaitedAt(asked, startsAt)).toBeNull();
    expect(awaitedAt(fact(), startsAt)).toBeNull();
  });

  it("lists go by the beginning, and what goes on is neither", () => {
    expect(bookingPhaseAt(agreed(), before)).toBe("upcoming");
    expect(bookingPhaseAt(agreed(), startsAt)).toBe("running");
    expect(bookingPhaseAt(agreed(), endsAt)).toBe("past");
    expect(bookingPhaseAt(stored.declined, startsAt)).toBe("past");
  });
});

describe("what the two know of each other", () => {
  const day = 24 * 60 * 60 * 1000;
  const daysAfter = (days: number) => new Date(endsAt.getTime() + days * day);
  const justBefore = (at: Date) => new Date(at.getTime() - 1);
  const over = fact({ status: "closed", closedReason: "completed", acceptedAt: before });
  const blocked = { ...over, contactEndedAt: endsAt };

  it.each<[string, Facts, Date, ReturnType<typeof sharingAt>]>([
    ["asked", fact(), before, "nothing"],
    ["agreed", agreed(), before, "agreed"],
    ["going on", agreed(), during, "agreed"],
    ["over, and no job was there", agreed(), endsAt, "afterwards"],
    ["over for almost a week", over, justBefore(daysAfter(7)), "afterwards"],
    ["over for a week", over, daysAfter(7), "nothing"],
    ["declined", fact({ status: "declined" }), before, "nothing"],
    ["called off before it began", cancelled({ closedAt: before }), during, "nothing"],
    ["called off as it began", cancelled({ closedAt: startsAt }), during, "handover"],
    ["never agreed on", cancelled({ acceptedAt: null }), during, "nothing"],
    ["a meeting, broken off", cancelled({ kind: "introduction" }), during, "nothing"],
    ["one said home", cancelled({ sitterHomeAt: during }), during, "handover"],
    ["the other said home", cancelled({ ownerHomeAt: during }), during, "handover"],
    ["both", cancelled({ ownerHomeAt: during, sitterHomeAt: during }), during, "nothing"],
    ["ended early, long ago", cancelled(), justBefore(daysAfter(7)), "handover"],
    ["ended early, too long ago", cancelled(), daysAfter(7), "nothing"],
    ["over, and blocked", blocked, justBefore(daysAfter(1)), "blocked"],
    ["over, and blocked a day ago", blocked, daysAfter(1), "nothing"],
  ])("%s", (_, booking, now, expected) => {
    expect(sharingAt(booking, now)).toBe(expected);
  });

  const read = (state: ReturnType<typeof sharingAt>, place: BookingPlace) =>
    sharedParts.filter((part) => isShared(state, part, place));

  it.each(["owner_home", "sitter_home", "elsewhere"] as const)("handed over at %s", (place) => {
    // The sitter's, where the animals are; an owner's house is empty, and another place has none.
    const address = place === "sitter_home" ? ["address"] : [];
    expect(read("handover", place)).toEqual(["phone", ...address, "contacts", "care"]);
    expect(read("blocked", place)).toEqual(["phone", "contacts", "care"]);
    const isHome = place !== "elsewhere";
    expect(read("agreed", place)).toEqual(
      sharedParts.filter((part) => isHome || part !== "address"),
    );
    expect(read("nothing", place)).toEqual([]);
  });
});

describe("buttons", () => {
  const actionsAt = (
    booking: Parameters<typeof bookingActionsOf>[0],
    side: ProfileType,
    now: Date,
    isLeaving = false,
  ) => bookingActionsOf(booking, side, { now, isLeaving });

  it("of an introduction leave out pets, price and the intake form", () => {
    const introduction = agreed({ kind: "introduction" });
    expect(actionsAt(introduction, "pet_owner", before)).toEqual([
      "proposeDates",
      "changeDetails",
      "cancel",
      "addToCalendar",
    ]);
  });

  it("let the sitter read the form, and the owner fill it in while it goes on", () => {
    expect(actionsAt(agreed(), "pet_sitter", during)).toContain("readIntake");
    expect(actionsAt(agreed(), "pet_owner", during)).toContain("fillIntake");
    expect(actionsAt(agreed(), "pet_owner", endsAt)).toEqual([]);
    expect(actionsAt(agreed(), "pet_sitter", endsAt)).toEqual(["readIntake"]);
  });

  it("of a stay that ended early: to say once that the animals are home, and to read the care", () => {
    expect(actionsAt(cancelled(), "pet_sitter", during)).toEqual(["sayHome", "readIntake"]);
    expect(actionsAt(cancelled(), "pet_owner", during)).toEqual(["sayHome"]);
    const said = cancelled({ ownerHomeAt: during });
    expect(actionsAt(said, "pet_owner", during)).toEqual([]);
    expect(actionsAt(said, "pet_sitter", during)).toContain("sayHome");
  });

  it("of a stay that is done: to say so only where an account waits for it", () => {
    expect(actionsAt(agreed(), "pet_owner", endsAt, true)).toEqual(["sayHome"]);
    expect(actionsAt(agreed(), "pet_owner", during, true)).not.toContain("sayHome");
    const aWeekLater = new Date(endsAt.getTime() + 7 * dayMs);
    expect(actionsAt(agreed(), "pet_owner", aWeekLater, true)).toEqual([]);
    const introduction = agreed({ kind: "introduction" });
    expect(actionsAt(introduction, "pet_owner", endsAt, true)).toEqual([]);
  });
});

describe("an answer is to what was read", () => {
  it.each([
    ["the same", 4, true],
    ["one before", 3, false],
    ["one that is none yet", 5, false],
    ["none named", undefined, true],
  ])("%s", (_name, read, isIt) => {
    expect(isAsRead({ revision: 4 }, read)).toBe(isIt);
  });

  it("after every move it is another one", () => {
    expect(isAsRead({ revision: revisionAfter({ revision: 4 }) }, 4)).toBe(false);
  });
});

describe("accounts stay for a stay", () => {
  const until = (booking: ReturnType<typeof agreed>, now: Date, since: Date = during) =>
    accountsStayUntil(booking, { since, now });
  const weekAfter = new Date(endsAt.getTime() + 7 * dayMs);
  const homeAt = (hour: string) => new Date(`2026-12-28T${hour}:00:00Z`);

  it("until a week after its end, and no longer", () => {
    expect(until(agreed(), during)).toEqual(weekAfter);
    expect(until(agreed(), new Date(weekAfter.getTime() - 1))).toEqual(weekAfter);
    expect(until(agreed(), weekAfter)).toBeNull();
  });

  it("however it ended since", () => {
    const done = agreed({ status: "closed", closedReason: "completed", closedAt: endsAt });
    expect(until(done, endsAt)).toEqual(weekAfter);
    expect(until(cancelled(), during)).toEqual(weekAfter);
    expect(until(cancelled(), endsAt, endsAt)).toEqual(weekAfter);
  });

  it.each([
    ["that lies ahead", agreed(), before],
    ["that was over", agreed(), endsAt],
    ["that nobody had agreed on", fact({ acceptedAt: null }), during],
    ["that is an introduction", agreed({ kind: "introduction" }), during],
  ])("not for one %s", (_which, booking, since) => {
    expect(until(booking as ReturnType<typeof agreed>, since, since)).toBeNull();
  });

  it("until the day after both have said that the animals are home, by Amsterdam's days", () => {
    const one = agreed({ ownerHomeAt: homeAt("20") });
    expect(until(one, homeAt("21"))).toEqual(weekAfter);
    const both = { ...one, sitterHomeAt: homeAt("22") };
    expect(until(both, homeAt("22"))).toEqual(homeAt("23"));
    expect(until(both, homeAt("23"))).toBeNull();
    const late = { ...one, sitterHomeAt: homeAt("23") };
    expect(until(late, homeAt("23"))).toEqual(new Date("2026-12-29T23:00:00Z"));
    // Who leaves after that waits for nothing.
    expect(until(both, homeAt("22"), homeAt("22"))).toBeNull();
  });
});
