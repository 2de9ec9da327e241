import { describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { createTestClock } from "../clock.ts";
import { createAnswerCache } from "./answer-cache.ts";

function open(most = 10) {
  const clock = createTestClock("2026-11-15T09:30:00Z");
  const memory = createAnswerCache<string>({ clock, cacheMs: 1_000, most });
  let made = 0;
  const make = async () => {
    made += 1;
    return `made ${made}`;
  };
  return { clock, memory, make };
}

describe("an answer cache", () => {
  it("makes a thing once for all who ask at the same time", async () => {
    const { memory, make } = open();
    const answers = await Promise.all([memory.get("a", make), memory.get("a", make)]);
    expect(answers).toEqual(["made 1", "made 1"]);
  });

  it("makes it anew when it is old", async () => {
    const { memory, make, clock } = open();
    await memory.get("a", make);
    clock.advance(1_000);
    expect(await memory.get("a", make)).toBe("made 1");
    clock.advance(1);
    expect(await memory.get("a", make)).toBe("made 2");
  });

  it("keeps it no longer where the machine's clock is set back", async () => {
    const { memory, make, clock } = open();
    await memory.get("a", make);
    clock.jump(-hourMs);
    clock.advance(1_001);
    expect(await memory.get("a", make)).toBe("made 2");
  });

  it("keeps only so many", async () => {
    const { memory, make } = open(2);
    for (const key of ["a", "b", "c"]) await memory.get(key, make);
    expect(await memory.get("c", make)).toBe("made 3");
    expect(await memory.get("a", make)).toBe("made 4");
  });

  it("forgets a failure", async () => {
    const { memory, make } = open();
    const fail = () => Promise.reject(new Error("the database is away"));
    await expect(memory.get("a", fail)).rejects.toThrow("away");
    expect(await memory.get("a", make)).toBe("made 1");
  });
});
