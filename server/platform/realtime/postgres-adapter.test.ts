import { sql } from "drizzle-orm";
import { Server } from "socket.io";
import { afterEach, describe, expect, it } from "vitest";
import { quietLog } from "#server/platform/log.ts";
import { testDatabase } from "#tests/setup/test-database.ts";
import { createPostgresChannels } from "./postgres-adapter.ts";

const database = testDatabase();
const processes: { leave(): Promise<void> }[] = [];
afterEach(async () => {
  for (const each of processes.splice(0)) await each.leave();
});

/** A process that shares channels, and what it hears from the others. */
async function join() {
  const heard: string[] = [];
  let missed = 0;
  const channels = await createPostgresChannels({
    database: database.current,
    log: quietLog,
    onMissed() {
      missed += 1;
    },
  });
  const io = new Server({ adapter: channels.adapter });
  io.on("said", (which: string) => heard.push(which));
  const leave = async () => {
    await io.sockets.adapter.close();
    await channels.close();
  };
  processes.push({ leave });
  return { io, heard, missed: () => missed };
}

describe("processes that share channels through PostgreSQL", () => {
  it("hear what was said in its order, though a large one has to be looked up", async () => {
    const { db } = database.current;
    const notices: string[] = [];
    const listening = await database.current.listen("sockets", (notice) => notices.push(notice));
    const said = () => notices.filter((notice) => /"attachment"|"said"/.test(notice));
    const speaker = await join();
    speaker.io.serverSideEmit("said", "large", "x".repeat(20_000));
    speaker.io.serverSideEmit("said", "small");
    await expect.poll(said).toHaveLength(2);
    await listening.stop();

    // Both at the same moment, as a busy server delivers them.
    const hearer = await join();
    const [large, small] = said();
    expect(large).toMatch(/^\{"attachment"/);
    await db.execute(sql`select pg_notify('sockets', ${large}), pg_notify('sockets', ${small})`);
    await expect.poll(() => hearer.heard).toHaveLength(2);
    expect(hearer.heard).toEqual(["large", "small"]);
    expect(hearer.missed()).toBe(0);
  });

  it("have missed something when it is not there to be looked up any more, and hear the next", async () => {
    const { db } = database.current;
    const [speaker, hearer] = [await join(), await join()];
    const gone = JSON.stringify({ attachment: 2_000_000 });
    await db.execute(sql`select pg_notify('sockets', ${gone})`);
    await expect.poll(hearer.missed).toBe(1);
    speaker.io.serverSideEmit("said", "small");
    await expect.poll(() => hearer.heard).toEqual(["small"]);
  });
});
