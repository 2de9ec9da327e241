import { sql } from "drizzle-orm";
import { hourMs } from "#contract/shared/durations.ts";
import { rowsOf } from "#server/db/database.ts";
import { type Push, pushJob } from "#server/domains/notify/push.jobs.ts";
import type { TestServer } from "../test-server.ts";

/** Jobs wait by the database's clock: the server's has to be the same one for what is to wait. */
export function startAsNow({ clock }: TestServer): Date {
  const now = new Date();
  clock.set(now);
  return now;
}

/** Quiet from an hour before until an hour after. */
export function quietAround(now: Date): { from: string; until: string } {
  const time = (at: number) =>
    new Date(at).toLocaleTimeString("nl-NL", {
      timeZone: "Europe/Amsterdam",
      hour: "2-digit",
      minute: "2-digit",
    });
  return { from: time(now.getTime() - hourMs), until: time(now.getTime() + hourMs) };
}

/** Those that are not to be sent for a while. */
export function listWaitingPushes({ platform }: TestServer): Promise<{ data: Push }[]> {
  return rowsOf<{ data: Push }>(
    platform.db,
    sql`select data from pgboss.job
      where name = ${pushJob.name} and start_after > now() + interval '10 minutes'`,
  );
}
