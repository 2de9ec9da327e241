import { expect, it } from "vitest";
import { passedOver, walks } from "#server/db/schema/clock/walks.ts";
import { testJobContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import type { Context } from "../context.ts";
import { tryPassedOver } from "./each-alone.ts";
import { type TableWalk, walkTable } from "./table-walk.ts";

type Ground = Context<"jobs" | "log">;
const rows = [2, 3, 5, 7, 11, 13, 17];
let done: number[] = [];
let broken = new Set<number>();

const walk: TableWalk<Ground> = {
  name: "test.rows",
  list: async (_ctx, { after, most }) => rows.filter((id) => id > after).slice(0, most),
  async act(_ctx, id) {
    if (broken.has(id)) throw new Error("poisoned");
    done.push(id);
  },
};

const server = testServer({
  extend: ({ jobs, ...platform }) => {
    const ctx = () => testJobContext({ ...platform, jobs });
    jobs.again(walk.name, (id) => walk.act(ctx(), id));
  },
});
const db = () => server.current.platform.db;
const context = () => testJobContext(server.current.platform);
const keys = async () => (await db().select().from(passedOver)).map(({ key }) => key);

function begin(poisoned: number[] = []): void {
  done = [];
  broken = new Set(poisoned);
}

it("comes to the end in slices, over what is poisoned, and keeps nothing of its way", async () => {
  begin([5, 17]);
  await walkTable(context(), walk, 2);
  expect(done).toEqual([2, 3, 7, 11, 13]);
  expect(await keys()).toEqual(["5", "17"]);
  expect(await db().select().from(walks)).toEqual([]);
});

it("goes on where it was broken off, whoever takes it up", async () => {
  begin();
  const dying: TableWalk<Ground> = {
    ...walk,
    async list(ctx, page) {
      if (done.includes(7)) throw new Error("killed");
      return walk.list(ctx, page);
    },
  };
  await expect(walkTable(context(), dying, 2)).rejects.toThrow("killed");
  expect(await db().select().from(walks)).toMatchObject([{ name: "test.rows", place: "7" }]);
  await walkTable(context(), walk, 2);
  expect(done).toEqual(rows);
  expect(await db().select().from(walks)).toEqual([]);
});

it("begins anew when nobody took it up for hours: what lies before is due again", async () => {
  begin();
  const day = new Date(server.current.clock.now().getTime() - 24 * 3_600_000);
  await db().insert(walks).values({ name: walk.name, place: "7", savedAt: day });
  await walkTable(context(), walk, 2);
  expect(done).toEqual(rows);
});

it("tries what it passed over by itself, long before it comes by again", async () => {
  begin([5]);
  await walkTable(context(), walk, 2);
  broken.clear();
  await tryPassedOver(context());
  expect(done).not.toContain(5);
  server.current.clock.advance(60_000);
  await tryPassedOver(context());
  expect(done.filter((id) => id === 5)).toHaveLength(1);
  expect(await keys()).toEqual([]);
});

it("ends with an error where a list doesn't come any further", async () => {
  begin();
  const circling: TableWalk<Ground> = { ...walk, list: async () => [2, 3] };
  await expect(walkTable(context(), circling, 2)).rejects.toThrow("test.rows lists 3 after 3");
});

it("is refused where nobody would try again what it passes over", async () => {
  const unknown = { ...walk, name: "test.unknown" };
  await expect(walkTable(context(), unknown)).rejects.toThrow("nobody tries again");
});
