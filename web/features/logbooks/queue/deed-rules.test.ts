import { describe, expect, it } from "vitest";
import { ApiError } from "#web/lib/api/api-error.ts";
import { belongingTo, outcomeOf, type StoredDeed } from "./deed-rules.ts";

const deed = (clientId: string, order: number, kind: "checkIn" | "checkOut" | "undoCheckOut") =>
  ({
    clientId,
    order,
    kind,
    logbookId: 7,
    happenedAt: "2026-11-16T08:00:00.000Z",
  }) satisfies StoredDeed;

const answer = (status: number) => new ApiError({ status, messages: ["Nee"] });

describe("what an answer means", () => {
  it.each([
    [0, "later"],
    [401, "later"],
    [429, "later"],
    [503, "later"],
    [404, { refusal: "Nee" }],
    [409, { refusal: "Nee" }],
    [422, { refusal: "Nee" }],
  ] as const)("%i: %j", (status, outcome) => {
    expect(outcomeOf({ kind: "activity" }, answer(status))).toEqual(outcome);
  });

  it("no answer at all: later", () => {
    expect(outcomeOf({ kind: "activity" }, new TypeError("Failed to fetch"))).toBe("later");
  });

  it("not found is as good as removed", () => {
    expect(outcomeOf({ kind: "removeImage" }, answer(404))).toBe("gone");
    expect(outcomeOf({ kind: "removeActivity" }, answer(409))).toEqual({ refusal: "Nee" });
  });
});

describe("what goes with a check-in that is taken back", () => {
  const first = deed("a", 1, "checkIn");
  const out = deed("b", 2, "checkOut");
  const second = deed("c", 3, "checkIn");
  const elsewhere: StoredDeed = { ...deed("d", 4, "checkOut"), logbookId: 8 };

  it("is all of its visit, and nothing of another", () => {
    const ids = (clientId: string) =>
      belongingTo([first, out, second, elsewhere], clientId).map((one) => one.clientId);
    expect(ids("a")).toEqual(["b"]);
    expect(ids("b")).toEqual([]);
    expect(ids("c")).toEqual([]);
  });

  it("is nothing when it may have arrived", () => {
    expect(belongingTo([{ ...first, isTried: true }, out], "a")).toEqual([]);
  });
});
