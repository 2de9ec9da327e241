import { expect, it } from "vitest";
import { passedOver } from "#server/db/schema/clock/walks.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { eachAlone, pauseAfter, type Task } from "./each-alone.ts";

const server = testServer();
const minute = 60_000;

/** All but the second can be done; gives which were tried. */
async function tryAll(isMended = false): Promise<number[]> {
  const tried: number[] = [];
  const tasks: Task[] = [1, 2, 3].map((key) => ({
    key,
    act: async () => {
      tried.push(key);
      if (key === 2 && !isMended) throw new Error("of 2, whom nobody may read of");
    },
  }));
  await eachAlone(testJobContext(server.current.platform), "test.walk", tasks);
  return tried;
}

const kept = () => server.current.platform.db.select().from(passedOver);

it("does the others, and writes down which it passed over, without what it said", async () => {
  expect(await tryAll()).toEqual([1, 2, 3]);
  expect(await kept()).toMatchObject([{ walk: "test.walk", key: "2", attempts: 1 }]);
  expect(JSON.stringify(await kept())).not.toContain("nobody may read");
});

it("tries it again when its pause is over, and pauses longer each time", async () => {
  await tryAll();
  expect(await tryAll()).toEqual([1, 3]);
  server.current.clock.advance(minute);
  expect(await tryAll()).toEqual([1, 2, 3]);
  server.current.clock.advance(minute);
  expect(await tryAll()).toEqual([1, 3]);
  server.current.clock.advance(minute);
  expect(await tryAll(true)).toEqual([1, 2, 3]);
  expect(await kept()).toEqual([]);
});

it("pauses a minute, two, four, and never more than a day", () => {
  expect([1, 2, 3, 11, 12, 60].map((attempts) => pauseAfter(attempts) / minute)).toEqual([
    1, 2, 4, 1_024, 1_440, 1_440,
  ]);
});

it("throws when it can't even write down what it passes over", async () => {
  const ctx = testJobContext(server.current.platform);
  const away = { ...ctx, inTransaction: () => Promise.reject(new Error("no database")) };
  const broken: Task = { key: 1, act: () => Promise.reject(new Error("no")) };
  await expect(eachAlone(away, "test.walk", [broken])).rejects.toThrow("no database");
});
