import { describe, expect, it } from "vitest";
import { type Asked, askAgainAt, stateAt } from "./personal-data.rules.ts";

const at = (text: string) => new Date(`2026-11-${text}:00Z`);
const asked = (change: Partial<Asked> = {}): Asked => ({
  askedAt: at("15T09:30"),
  failedAt: null,
  readyAt: null,
  ...change,
});

describe("how it stands with somebody's file", () => {
  it.each([
    ["nobody asked", null, "15T09:31", "none"],
    ["it is being made", asked(), "15T09:31", "waiting"],
    ["it is there", asked({ readyAt: at("15T09:40") }), "15T09:40", "ready"],
    ["a week has nearly passed", asked({ readyAt: at("15T09:40") }), "22T09:39", "ready"],
    ["a week has passed", asked({ readyAt: at("15T09:40") }), "22T09:40", "expired"],
    ["it could not be made", asked({ failedAt: at("15T09:40") }), "15T09:41", "failed"],
  ] as const)("%s: %s", (_case, row, now, state) => {
    expect(stateAt(row, at(now))).toBe(state);
  });

  it.each([
    ["nobody asked", null, "15T09:31", undefined],
    ["it is being made", asked(), "15T09:31", "16T09:30"],
    ["it is there", asked({ readyAt: at("15T09:40") }), "16T09:29", "16T09:30"],
    ["a day has passed", asked({ readyAt: at("15T09:40") }), "16T09:30", undefined],
    ["it could not be made", asked({ failedAt: at("15T09:40") }), "15T09:41", undefined],
  ] as const)("another one, when %s: %s", (_case, row, now, next) => {
    expect(askAgainAt(row, at(now))).toEqual(next && at(next));
  });
});
