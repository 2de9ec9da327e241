import { asc, eq, isNull, sql } from "drizzle-orm";
import type { Composition } from "#server/compose.ts";
import { rowsOf } from "#server/db/database.ts";
import { reminders } from "#server/db/schema/clock/reminders.ts";
import { logbookImages } from "#server/db/schema/logbooks.ts";
import { mails } from "#server/db/schema/mail.ts";
import { sendDigests } from "#server/domains/alerts/digest.service.ts";
import { followClock } from "#server/domains/bookings/clock/booking-clock.jobs.ts";
import { mailUnread } from "#server/domains/chat/notices/chat.notices.ts";
import { tellChanged } from "#server/domains/logbooks/logbook-changes.service.ts";
import { type Push, pushJob, sendPush } from "#server/domains/notify/push.jobs.ts";
import { sendReminders } from "#server/domains/reminders/reminders.domain.ts";
import { deactivatePastRequests } from "#server/domains/requests/requests.service.ts";
import { prepareSearch } from "#server/domains/search/search-rows.service.ts";
import type { TestClock } from "#server/platform/clock.ts";
import { purge } from "#server/platform/housekeeping/housekeeping.ts";
import { makeLogbookImage } from "#tests/factories/logbooks.ts";
import { testContext, testJobContext } from "#tests/setup/test-context.ts";
import type { DrivenServer, JobName, Obeyed, Order } from "./orders.ts";

/** As many of a kind as a job takes at once: where there were so many, it comes again a minute later. */
const mostAtOnce = 200;

/** As the queues do it: a connection that was kept may have ended meanwhile. */
async function tryAgain(send: () => Promise<void>, tries = 5): Promise<void> {
  try {
    await send();
  } catch (error) {
    if (tries === 1) throw error;
    await tryAgain(send, tries - 1);
  }
}

/**
 * Does what it is told at the moment it is told for, and all that follows from it before it answers: the
 * outbox, the mails, and the pushes whose time has come by the clock that it was given.
 */
export async function driveServer(server: Composition, clock: TestClock): Promise<DrivenServer> {
  const { platform, app, relay } = server;
  const { db } = platform;
  const sitters = await prepareSearch(platform);
  const context = () => testJobContext({ ...platform, sitters });

  const jobs: Record<JobName, () => Promise<void>> = {
    bookings: () => followClock(context()),
    reminders: () => sendReminders(context()),
    unread: () => mailUnread(context()),
    digests: () => sendDigests(context()),
    requests: () => deactivatePastRequests(context()),
    forget: () => purge(context()),
  };

  async function look(names: readonly JobName[], isTwice: boolean): Promise<void> {
    for (const name of names) {
      const run = jobs[name];
      const before = await db.$count(reminders);
      await Promise.all(isTwice ? [run(), run()] : [run()]);
      if ((await db.$count(reminders)) - before >= mostAtOnce) await look([name], false);
    }
  }

  /** As the call that takes pictures does it, without a file; the same one is taken once. */
  async function takePicture({ logbookId, entryId, key }: Extract<Order, { do: "picture" }>) {
    const now = clock.now();
    await db.transaction(async (tx) => {
      const [known] = await tx.select().from(logbookImages).where(eq(logbookImages.key, key));
      if (known) return;
      const row = { entryId, key, takenAt: now, createdAt: now };
      const imageId = await makeLogbookImage(tx, logbookId, row);
      const change = { change: "image", by: "pet_sitter", at: now, imageId, entryId } as const;
      await tellChanged(
        { ...testContext(platform), db: tx, now },
        { logbook: { id: logbookId }, ...change },
      );
    });
  }

  async function call({
    method,
    url,
    as,
    body,
    key,
  }: Extract<Order, { do: "call" }>): Promise<Obeyed> {
    const answer = await app.inject({
      method,
      url,
      headers: { authorization: `Bearer ${as}`, "idempotency-key": key },
      ...(body ? { payload: body } : {}),
    });
    return { status: answer.statusCode, body: answer.body === "" ? null : answer.json() };
  }

  async function sendMails(): Promise<void> {
    const waiting = await db
      .select({ id: mails.id })
      .from(mails)
      .where(isNull(mails.sentAt))
      .orderBy(asc(mails.id));
    for (const { id } of waiting) await tryAgain(() => platform.mailer.send(id));
  }

  /** The queue waits by the database's clock; here what is due goes by the one that was given. */
  async function sendPushes(): Promise<void> {
    const due = await rowsOf<{ id: string; data: Push }>(
      db,
      sql`select id, data from pgboss.job where name = ${pushJob.name} and state = 'created'
        and start_after <= ${clock.now().toISOString()}::timestamptz order by created_on, id`,
    );
    for (const { id, data } of due) {
      await tryAgain(() => sendPush({ ...platform, now: clock.now() }, data));
      await db.execute(sql`delete from pgboss.job where name = ${pushJob.name} and id = ${id}`);
    }
  }

  return {
    async obey(order) {
      clock.set(new Date(order.now));
      let obeyed: Obeyed = { status: 200, body: null };
      if (order.do === "call") obeyed = await call(order);
      if (order.do === "picture") await takePicture(order);
      if (order.do === "look") await look(order.jobs, order.isTwice);
      await relay.drain();
      await sendMails();
      await sendPushes();
      return obeyed;
    },
  };
}
