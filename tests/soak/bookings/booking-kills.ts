import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import { compose } from "#server/compose.ts";
import { type Database, type Db, rowsOf } from "#server/db/database.ts";
import { readConfig } from "#server/platform/config/config.ts";
import { createHttpClient } from "../http-client.ts";
import { type Random, seededRandom } from "../random.ts";
import { chatServerFile, forkServer } from "../server-fork.ts";
import { makeSoakDatabase } from "../soak-database.ts";
import { askSitters } from "./booking-people.ts";

export type BookingKills = {
  kills: number;
  /** Answers that came back before the server was killed. */
  answered: number;
  /** Bookings that are agreed on in the end. */
  agreed: number;
  /** Answered with yes, and not agreed on. */
  lost: number;
  /** Agreed on, and told other than once: in the chat, in the owner's list, by mail. */
  messagesWrong: number;
  noticesWrong: number;
  mailsWrong: number;
};

type Plan = { kills: number; perKill: number; seed: number; serverUrl: string | undefined };
type Yes = { token: string; bookingId: number };

/** Sitters say yes, and the server is killed under their hands: between the yes and what follows of it. */
export async function soakBookingKills(plan: Plan): Promise<BookingKills> {
  const { kills, perKill, seed, serverUrl } = plan;
  const database = await makeSoakDatabase(serverUrl);
  const random = seededRandom(seed);
  try {
    const left = await database.use((opened) => makeQuestions(opened.db, kills * perKill));
    const said: number[] = [];
    for (let nr = 0; nr < kills; nr += 1) {
      const some = left.splice(0, perKill);
      said.push(...(await sayYesUntilKilled(some, database.environment, random)));
    }
    return await database.use(async (opened) => {
      await settle(opened, database.environment);
      return { kills, answered: said.length, ...(await count(opened.db, said)) };
    });
  } finally {
    await database.remove();
  }
}

/** For visits, which get in nobody's way: every yes is one. */
async function makeQuestions(db: Db, count: number): Promise<Yes[]> {
  const sitters = 4;
  const plan = { sitters, owners: 2, questions: Math.ceil(count / sitters), days: 300 };
  const asked = await askSitters(db, plan);
  await db.execute(sql`update bookings set service_type = 'house_visit', visits = '{10:00}'`);
  return asked.flatMap(({ token, bookingIds }) =>
    bookingIds.map((bookingId) => ({ token, bookingId })),
  );
}

/** Gives those whose yes was answered in time. */
async function sayYesUntilKilled(
  some: readonly Yes[],
  environment: Record<string, string>,
  random: Random,
): Promise<number[]> {
  const server = await forkServer(chatServerFile, environment);
  const client = createHttpClient(server.origin, some.length);
  const said: number[] = [];
  const first = Promise.withResolvers<void>();
  const answers = some.map(async ({ token, bookingId }) => {
    const answer = await client
      .send({
        method: "PUT",
        url: `/api/booking/${bookingId}/status`,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: Buffer.from(JSON.stringify({ status: "accepted" })),
      })
      // Whoever is cut off doesn't know; the database does.
      .catch(() => null);
    if (answer?.status === 200) said.push(bookingId);
    first.resolve();
  });
  await first.promise;
  await sleep(random.whole(60));
  await server.stop("SIGKILL");
  await Promise.all(answers);
  client.close();
  return said;
}

/** A server comes back and does what is left to do: all events are delivered, and all mails gone. */
async function settle(database: Database, environment: Record<string, string>): Promise<void> {
  const config = readConfig({ NODE_ENV: "test", LOG_LEVEL: "silent", DEMO: "0", ...environment });
  const { platform, relay, app } = await compose(config, { database });
  await platform.jobs.start({ withWorkers: true });
  const { db } = database;
  const isLeft = async () =>
    (
      await rowsOf(
        db,
        sql`
          select 1 from outbox_events where delivered_at is null and failed_at is null
          union all select 1 from mails where sent_at is null and failed_at is null`,
      )
    ).length > 0;
  while (await isLeft()) {
    await relay.drain();
    await sleep(100);
  }
  await app.close();
  await platform.jobs.stop(5_000);
}

async function count(
  db: Db,
  said: readonly number[],
): Promise<Omit<BookingKills, "kills" | "answered">> {
  const rows = await rowsOf<{
    id: number;
    status: string;
    messages: number;
    notices: number;
    mails: number;
  }>(
    db,
    sql`
      select booking.id, booking.status,
        (select count(*)::int from messages where type = 'BOOKING_STATUS_SET'
          and (params ->> 'bookingId')::int = booking.id) as messages,
        (select count(*)::int from notifications
          where path = '/booking/' || booking.id) as notices,
        (select count(*)::int from mails
          where text like '%/booking/' || booking.id || '%' and sent_at is not null
            and text ~ ('/booking/' || booking.id || '([^0-9]|$)')) as mails
      from bookings booking`,
  );
  const agreed = rows.filter(({ status }) => status === "accepted");
  const ids = new Set(agreed.map(({ id }) => id));
  const wrong = (key: "messages" | "notices" | "mails") =>
    rows.filter((row) => row[key] !== (ids.has(row.id) ? 1 : 0)).length;
  return {
    agreed: agreed.length,
    lost: said.filter((id) => !ids.has(id)).length,
    messagesWrong: wrong("messages"),
    noticesWrong: wrong("notices"),
    mailsWrong: wrong("mails"),
  };
}
