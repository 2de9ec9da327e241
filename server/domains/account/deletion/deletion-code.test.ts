import { describe, expect, it } from "vitest";
import { isCodeAlive } from "./account-deletion.service.ts";

const now = new Date("2026-11-15T09:30:00Z");
const minutes = (count: number) => new Date(now.getTime() + count * 60_000);

describe("a code from a mail", () => {
  const code = { expiresAt: minutes(15), usedAt: null, attempts: 1 };
  it.each([
    ["at the first guess", {}, true],
    ["at the fifth guess", { attempts: 5 }, true],
    ["at the sixth", { attempts: 6 }, false],
    ["on its last moment", { expiresAt: now }, false],
    ["used before", { usedAt: minutes(-1) }, false],
  ])("%s: %s", (_case, change, expected) => {
    expect(isCodeAlive({ ...code, ...change }, now)).toBe(expected);
  });
});
