import { describe, expect, it } from "vitest";
import { wireMessage } from "#tests/factories/wire-messages.ts";
import { groupByDay } from "./grouping.ts";

const shape = (messages: Parameters<typeof groupByDay>[0], mark: number | null = null) =>
  groupByDay(messages, mark).map(({ on, groups }) => [
    on,
    ...groups.map((group) => group.messages.map(({ id }) => id)),
  ]);

const at = (id: number, createdAt: string, more = {}) => wireMessage(id, { createdAt, ...more });

describe("groupByDay", () => {
  it("has nothing to group in an empty room", () => {
    expect(groupByDay([], null)).toEqual([]);
  });

  it("goes by the day in the Netherlands, not in Greenwich", () => {
    const late = [at(1, "2026-11-14T22:59:00Z"), at(2, "2026-11-14T23:01:00Z")];
    expect(shape(late)).toEqual([
      ["2026-11-14", [1]],
      ["2026-11-15", [2]],
    ]);
  });

  it.each([
    ["within five minutes of each other", at(2, "2026-11-15T10:04:59Z"), [[1, 2]]],
    ["after a pause", at(2, "2026-11-15T10:05:00Z"), [[1], [2]]],
    ["from the other side", at(2, "2026-11-15T10:01:00Z", { isOwn: true }), [[1], [2]]],
    ["a card of the product", at(2, "2026-11-15T10:01:00Z", { type: "WELCOME" }), [[1], [2]]],
    [
      "that waits for a confirmation",
      at(2, "2026-11-15T10:01:00Z", { isWaiting: true }),
      [[1], [2]],
    ],
  ])("a message %s", (_case, second, groups) => {
    expect(shape([at(1, "2026-11-15T10:00:00Z"), second])).toEqual([["2026-11-15", ...groups]]);
  });

  it("begins a group at the first that was not read", () => {
    const messages = [1, 2, 3].map((id) => at(id, "2026-11-15T10:00:00Z"));
    expect(shape(messages, 2)).toEqual([["2026-11-15", [1], [2, 3]]]);
  });
});
