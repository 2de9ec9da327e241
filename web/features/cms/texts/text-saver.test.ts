import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { createSaver, type SavingState } from "./text-saver.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

function setUp(answer: (body: string, revision: number) => Promise<{ revision: number }>) {
  const sent: [string, number][] = [];
  const states: SavingState[] = [];
  const saver = createSaver<string, object>({
    revision: 1,
    send(body, revision) {
      sent.push([body, revision]);
      return answer(body, revision);
    },
    onState: (state) => states.push(state),
    readError: (error) => (error as { as: "waiting" | "refused" | "conflict" }).as,
  });
  return { saver, sent, states };
}

const next = async (_body: string, revision: number) => ({ revision: revision + 1 });

it("saves the latest words a moment after the last key", async () => {
  const { saver, sent, states } = setUp(next);
  saver.change("a");
  await vi.advanceTimersByTimeAsync(999);
  saver.change("ab");
  await vi.advanceTimersByTimeAsync(999);
  expect(sent).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(sent).toEqual([["ab", 1]]);
  expect(states.at(-1)).toBe("saved");
  saver.change("abc");
  expect(await saver.flush()).toBe(true);
  expect(sent.at(-1)).toEqual(["abc", 2]);
});

it("sends one at a time, and then what was written meanwhile", async () => {
  let let_go: (() => void) | undefined;
  const { saver, sent } = setUp(async (body, revision) => {
    if (body === "a") await new Promise<void>((go) => (let_go = go));
    return { revision: revision + 1 };
  });
  saver.change("a");
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change("ab");
  await vi.advanceTimersByTimeAsync(5_000);
  expect(sent).toHaveLength(1);
  let_go?.();
  await vi.advanceTimersByTimeAsync(0);
  expect(sent).toEqual([
    ["a", 1],
    ["ab", 2],
  ]);
});

it("keeps what did not get through, and sends it again until it does", async () => {
  let isDown = true;
  const { saver, sent, states } = setUp(async (body, revision) => {
    if (isDown) throw { as: "waiting" };
    return next(body, revision);
  });
  saver.change("a");
  expect(await saver.flush()).toBe(false);
  expect(states.at(-1)).toBe("waiting");
  expect(saver.hasUnsent()).toBe(true);
  isDown = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(sent).toHaveLength(2);
  expect(states.at(-1)).toBe("saved");
  expect(saver.hasUnsent()).toBe(false);
});

it("stops when somebody else has changed it, and goes on from there when told to", async () => {
  const { saver, sent, states } = setUp(async (body, revision) => {
    if (revision === 1) throw { as: "conflict" };
    return next(body, revision);
  });
  saver.change("a");
  expect(await saver.flush()).toBe(false);
  saver.change("ab");
  await vi.advanceTimersByTimeAsync(60_000);
  expect(sent).toHaveLength(1);
  expect(states.at(-1)).toBe("conflict");
  saver.goOnFrom(7);
  await vi.advanceTimersByTimeAsync(0);
  expect(sent.at(-1)).toEqual(["ab", 7]);
  expect(states.at(-1)).toBe("saved");
});

it("waits for other words after those that were refused", async () => {
  const { saver, states } = setUp(async (body, revision) => {
    if (body === "bad") throw { as: "refused" };
    return next(body, revision);
  });
  saver.change("bad");
  expect(await saver.flush()).toBe(false);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(states.at(-1)).toBe("refused");
  saver.change("good");
  expect(await saver.flush()).toBe(true);
});
