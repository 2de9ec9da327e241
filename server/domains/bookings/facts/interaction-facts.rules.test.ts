import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { interactionFactsOf } from "./interaction-facts.rules.ts";

const now = new Date("2026-11-15T09:30:00Z");
const at = (hours: number) => new Date(now.getTime() + hours * hourMs);
let id = 0;

type Row = Parameters<typeof interactionFactsOf>[0][number];
const row = (from: number, to: number, change: Partial<Row> = {}): Row => {
  id += 1;
  const startsAt = at(from);
  const rest = { status: "accepted", closedReason: null, hasProposal: false } as const;
  return { id, kind: "booking", startsAt, endsAt: at(to), ...rest, ...change };
};
const facts = (rows: Row[], filled: number[] = []) =>
  interactionFactsOf(rows, {
    now,
    isFilled: (bookingId) => filled.includes(bookingId),
    logbookOf: (bookingId) => 100 + bookingId,
  });
const nothing = facts([]);

describe("what lies between two people", () => {
  it("is nothing where nothing was planned", () => {
    expect(nothing).toEqual({
      isUnderWay: false,
      ahead: null,
      awaitsAnswer: false,
      daysSinceCompleted: null,
      introduction: null,
      about: null,
      logbookId: null,
    });
  });

  it("leads to the logbook of what goes on, begins today, or was the last", () => {
    const [over, running, today, later] = [row(-60, -48), row(-1, 5), row(6, 8), row(48, 60)];
    expect(facts([over, running, today]).logbookId).toBe(100 + running.id);
    expect(facts([over, today, later]).logbookId).toBe(100 + today.id);
    expect(facts([over, later]).logbookId).toBe(100 + over.id);
    expect(facts([later]).logbookId).toBeNull();
  });

  it("is first what goes on, then what is next", () => {
    const running = row(-1, 5);
    const next = row(48, 60);
    expect(facts([next, running], [next.id])).toMatchObject({
      isUnderWay: true,
      ahead: { isToday: false, isIntakeFilled: true },
      about: { bookingId: running.id, kind: "booking" },
    });
    expect(facts([row(96, 98), next]).about).toEqual({ bookingId: next.id, kind: "booking" });
  });

  it("knows today by the calendar in Amsterdam", () => {
    expect(facts([row(13, 20)]).ahead).toMatchObject({ isToday: true });
    // At half past midnight there, while it is still today in Greenwich.
    expect(facts([row(14, 20)]).ahead).toMatchObject({ isToday: false });
  });

  it("asks for an answer to a question or to a proposal, until it begins", () => {
    const asked = row(5, 6, { status: "pending", kind: "introduction" });
    expect(facts([asked])).toMatchObject({
      awaitsAnswer: true,
      introduction: null,
      about: { bookingId: asked.id, kind: "introduction" },
    });
    expect(facts([row(5, 6, { hasProposal: true })]).awaitsAnswer).toBe(true);
    expect(facts([row(-1, 6, { status: "pending" })])).toMatchObject({
      awaitsAnswer: false,
      about: null,
    });
  });

  it("counts the days since the last booking, whether a job has closed it or not", () => {
    const closed = { status: "closed", closedReason: "completed" };
    expect(facts([row(-60, -48, closed)]).daysSinceCompleted).toBe(2);
    expect(facts([row(-60, -24)]).daysSinceCompleted).toBe(1);
    expect(
      facts([row(-60, -48, { ...closed, kind: "introduction" })]).daysSinceCompleted,
    ).toBeNull();
    expect(facts([row(-60, -48, { status: "closed", closedReason: "expired" })])).toEqual(nothing);
  });

  it("tells of the last introduction how it stands", () => {
    const meeting = (from: number, change: Partial<Row> = {}) =>
      facts([row(from, from + 1, { kind: "introduction", ...change })]).introduction;
    expect(meeting(5)).toBe("ahead");
    expect(meeting(-5)).toBe("took_place");
    expect(meeting(-5, { status: "closed", closedReason: "completed" })).toBe("took_place");
    expect(meeting(5, { status: "declined" })).toBe("declined");
    expect(meeting(-5, { status: "closed", closedReason: "expired" })).toBeNull();
  });
});
