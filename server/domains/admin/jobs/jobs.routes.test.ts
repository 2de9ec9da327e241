import { sql } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { rowsOf } from "#server/db/database.ts";
import { outboxEvents } from "#server/db/schema/outbox.ts";
import { auditEntries } from "#server/db/schema/trust/audit.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const walk = defineJob<{ dogId: number; dog: string }>("test.walk", { retries: 0, pollSeconds: 1 });
const sit = defineJob<{ dogId: number }>("test.sit", { retries: 0, pollSeconds: 1 });
const barked = defineEvent(
  "test.barked",
  z.object({ dog: z.string(), dogId: z.int() }),
  () => "dog",
);
let isIll = true;
let heard: string[] = [];

const server = testServer({
  withWorkers: true,
  extend: ({ jobs, outbox }) => {
    const run = async () => {
      if (isIll) throw new RangeError("Moos is ill");
    };
    jobs.work(walk, run);
    jobs.work(sit, run);
    outbox.on(barked, "test.hear", async ({ payload }) => {
      if (isIll) throw new RangeError("nobody hears Moos");
      heard.push(payload.dog);
    });
  },
});
const db = () => server.current.platform.db;
const patience = { timeout: 30_000, interval: 200 };

let admin: { id: number; token: string };
beforeEach(async () => {
  isIll = true;
  heard = [];
  await server.current.platform.database.executeSql("delete from pgboss.job");
  const { id } = await makeUser(db(), { role: "admin" });
  admin = { id, token: await logIn(db(), id) };
});

const call = (method: string, path: string, body?: object) =>
  server.current.call(method, path, { as: admin.token, ...(body ? { body } : {}) });
const list = async (query = "") => (await call("GET", `/api/admin/jobs${query}`)).json();
const ours = async (state: string) =>
  (await list(`?state=${state}&q=test.&limit=50`)).data as { id: string; kind: string }[];

async function fail(count = 1): Promise<string> {
  const { jobs } = server.current.platform;
  for (let nr = 1; nr <= count; nr += 1) {
    await db().transaction((tx) => jobs.send(tx, walk, { dogId: nr, dog: "Moos" }));
  }
  await expect.poll(() => ours("failed"), patience).toHaveLength(count);
  return (await ours("failed"))[0]?.id ?? "";
}

/** One that nobody heard, after as many tries as there are. */
async function giveUpEvent(): Promise<string> {
  const [row] = await db()
    .insert(outboxEvents)
    .values({
      topic: "test.barked",
      stream: "dog",
      payload: { dog: "Moos", dogId: 7 },
      attempts: 15,
      failedAt: new Date(testStart),
      lastError: "RangeError",
    })
    .returning();
  return `event-${row?.id}`;
}

const audit = () =>
  db()
    .select({ action: auditEntries.action, subjectKey: auditEntries.subjectKey })
    .from(auditEntries)
    .orderBy(auditEntries.id);

describe("a job that failed", () => {
  it("is listed and counted, and shown without words", async () => {
    const id = await fail();
    expect(await list("?state=failed&kind=test.walk")).toMatchObject({ total: 1, data: [{ id }] });
    expect(await list("?state=failed&q=nothing-like-it")).toMatchObject({ total: 0 });
    const { data } = (await call("GET", `/api/admin/jobs/${id}`)).json();
    expect(data).toMatchObject({ kind: "test.walk", attempts: 1, data: { dog_id: 1, dog: "…" } });
    expect(data.last_error).toContain("RangeError");
    expect(data.last_error).not.toContain("Moos");
    const counts = (await call("GET", "/api/admin/jobs/counts")).json().data;
    expect(counts).toContainEqual({
      source: "job",
      kind: "test.walk",
      waiting: 0,
      active: 0,
      done: 0,
      failed: 1,
    });
  });

  it("is done once its cause is gone and it is tried again; that is written down", async () => {
    const id = await fail();
    isIll = false;
    expect((await call("POST", `/api/admin/jobs/${id}/retry`)).statusCode).toBe(200);
    await expect
      .poll(async () => (await call("GET", `/api/admin/jobs/${id}`)).json().data.state, patience)
      .toBe("done");
    expect(await audit()).toEqual([{ action: "job.retry", subjectKey: id.slice(4) }]);
    const again = await call("POST", `/api/admin/jobs/${id}/retry`);
    expect(again.json()).toMatchObject({ error: "notFailed" });
  });

  it("is tried again with all of its kind, and no other", async () => {
    const { jobs } = server.current.platform;
    await fail(3);
    await db().transaction((tx) => jobs.send(tx, sit, { dogId: 4 }));
    await expect.poll(() => ours("failed"), patience).toHaveLength(4);
    isIll = false;
    const answer = await call("POST", "/api/admin/jobs/retry", {
      source: "job",
      kind: "test.walk",
    });
    expect(answer.json().data).toEqual({ retried: 3 });
    await expect.poll(() => ours("done"), patience).toHaveLength(3);
    expect(await ours("failed")).toMatchObject([{ kind: "test.sit" }]);
    expect(await audit()).toEqual([{ action: "job.retry", subjectKey: "test.walk" }]);
  });

  it("can be dropped, unless it is done", async () => {
    const id = await fail();
    expect((await call("DELETE", `/api/admin/jobs/${id}`)).statusCode).toBe(204);
    expect((await call("GET", `/api/admin/jobs/${id}`)).statusCode).toBe(404);
    expect(await audit()).toEqual([{ action: "job.drop", subjectKey: id.slice(4) }]);
    isIll = false;
    const { jobs } = server.current.platform;
    await db().transaction((tx) => jobs.send(tx, walk, { dogId: 1, dog: "Moos" }));
    await expect.poll(() => ours("done"), patience).toHaveLength(1);
    const [done] = await ours("done");
    expect((await call("DELETE", `/api/admin/jobs/${done?.id}`)).json().error).toBe("notFailed");
  });
});

describe("an event that nobody could handle", () => {
  it("is there too, and is delivered when it is tried again", async () => {
    const id = await giveUpEvent();
    const { data } = (await call("GET", `/api/admin/jobs/${id}`)).json();
    expect(data).toMatchObject({ state: "failed", attempts: 15, data: { dog_id: 7, dog: "…" } });
    isIll = false;
    await call("POST", `/api/admin/jobs/${id}/retry`);
    await server.current.relay.drain();
    expect(heard).toEqual(["Moos"]);
    expect(await audit()).toEqual([{ action: "job.retry", subjectKey: id.slice(6) }]);
  });

  it("isn't told again to who has heard it", async () => {
    const id = await giveUpEvent();
    const eventId = Number(id.slice(6));
    await db().execute(
      sql`insert into outbox_deliveries (event_id, handler) values (${eventId}, 'test.hear')`,
    );
    isIll = false;
    await call("POST", `/api/admin/jobs/${id}/retry`);
    await server.current.relay.drain();
    expect(heard).toEqual([]);
    const waiting = sql`select 1 from outbox_events where id = ${eventId} and delivered_at is null`;
    expect(await rowsOf(db(), waiting)).toEqual([]);
  });

  it("can be dropped", async () => {
    const id = await giveUpEvent();
    expect((await call("DELETE", `/api/admin/jobs/${id}`)).statusCode).toBe(204);
    expect(await db().$count(outboxEvents)).toBe(0);
  });
});
