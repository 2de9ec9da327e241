import { randomUUID } from "node:crypto";
import { expect } from "vitest";
import { tellChanged } from "#server/domains/logbooks/logbook-changes.service.ts";
import { makeLogbookImage } from "#tests/factories/logbooks.ts";
import { testContext } from "../test-context.ts";
import { type LogbookOptions, logbookCalls } from "./logbook-calls.ts";

/** …and what follows from each of their calls has been told when it is over. */
export function logbookTelling(options: LogbookOptions = {}) {
  const calls = logbookCalls(options);
  const { server, db, stay, path } = calls;

  async function call(method: string, url: string, as: string, body: object = {}) {
    const answer = await server.current.call(method, url, { as, body });
    expect(answer.statusCode, answer.body).toBeLessThan(300);
    await server.current.relay.drain();
    return answer.body === "" ? null : answer.json().data;
  }
  const bySitter = (method: string, rest: string, body: object = {}) =>
    call(method, path(rest), stay.sitter.token, body);
  const check = (action: string, body: object = {}) =>
    bySitter("PUT", "/checkInOut", { action, ...body });
  const activity = (kind: string, body: object = {}) =>
    bySitter("POST", "/serviceActivity", { kind, client_id: randomUUID(), ...body });

  async function openEntry(): Promise<number> {
    const { entries } = await bySitter("GET", "");
    const open = (entry: { check_in_time?: string; check_out_time?: string }) =>
      entry.check_in_time && !entry.check_out_time;
    return entries.find(open).id;
  }

  /** As the call that takes pictures does it, without a file. */
  async function image(entryId: number, key = `logbooks/${randomUUID()}`): Promise<number> {
    const now = server.current.clock.now();
    const ctx = testContext(server.current.platform, {});
    const imageId = await db().transaction(async (tx) => {
      const row = { entryId, key, takenAt: now, createdAt: now };
      const id = await makeLogbookImage(tx, stay.logbookId, row);
      const change = { change: "image", by: "pet_sitter", at: now, imageId: id, entryId } as const;
      await tellChanged({ ...ctx, db: tx, now }, { logbook: { id: stay.logbookId }, ...change });
      return id;
    });
    await server.current.relay.drain();
    return imageId;
  }

  return { ...calls, call, bySitter, check, activity, openEntry, image };
}
