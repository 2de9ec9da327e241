import { describe, expect, it } from "vitest";
import type { ProposalKind } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import {
  areDetailsShared,
  awaitedAt,
  type BookingEvent,
  type BookingFacts,
  bookingActionsOf,
  bookingEvents,
  bookingPhaseAt,
  bookingStateAt,
  bookingStates,
  columnsAt,
  findTransition,
  shownStatusAt,
} from "./bookings.rules.ts";

const startsAt = new Date("2026-12-20T09:00:00Z");
const endsAt = new Date("2026-12-27T09:00:00Z");
const before = new Date(startsAt.getTime() - 1);
const during = new Date(endsAt.getTime() - 1);
const moments = { before, "at the start": startsAt, during, "at the end": endsAt };
type Moment = keyof typeof moments;

const fact = (change: Partial<BookingFacts> = {}): BookingFacts => ({
  kind: "booking",
  status: "pending",
  closedReason: null,
  startsAt,
  endsAt,
  awaiting: "pet_sitter",
  proposal: null,
  ...change,
});
const agreed = (change: Partial<BookingFacts> = {}) =>
  fact({ status: "accepted", awaiting: null, ...change });
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
} as const satisfies Record<string, BookingFacts | null>;
type Stored = keyof typeof stored;

const both = (event: BookingEvent) => [`${event} pet_owner`, `${event} pet_sitter`];
const aheadAlways = [...both("changeDetails"), ...both("cancel")];
const running = aheadAlways;
const ended = ["complete clock"];

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

  it("private things are shared from yes until a week after the end, and not once it is cancelled", () => {
    const aWeekAfter = new Date(endsAt.getTime() + 7 * 24 * 60 * 60 * 1000);
    const isShared = (booking: BookingFacts, now: Date) => areDetailsShared(booking, now);
    expect(isShared(fact(), before)).toBe(false);
    expect(isShared(agreed(), before)).toBe(true);
    expect(isShared(agreed(), new Date(aWeekAfter.getTime() - 1))).toBe(true);
    expect(isShared(stored.completed, new Date(aWeekAfter.getTime() - 1))).toBe(true);
    expect(isShared(agreed(), aWeekAfter)).toBe(false);
    expect(isShared(stored.cancelled, before)).toBe(false);
    expect(isShared(stored.declined, before)).toBe(false);
  });
});

describe("buttons", () => {
  it("of an introduction leave out pets, price and the intake form", () => {
    const introduction = agreed({ kind: "introduction" });
    expect(bookingActionsOf(introduction, "pet_owner", before)).toEqual([
      "proposeDates",
      "changeDetails",
      "cancel",
      "addToCalendar",
    ]);
  });

  it("let the sitter read the form, and the owner fill it in while it goes on", () => {
    expect(bookingActionsOf(agreed(), "pet_sitter", during)).toContain("readIntake");
    expect(bookingActionsOf(agreed(), "pet_owner", during)).toContain("fillIntake");
    expect(bookingActionsOf(agreed(), "pet_owner", endsAt)).toEqual([]);
    expect(bookingActionsOf(agreed(), "pet_sitter", endsAt)).toEqual(["readIntake"]);
  });
});
