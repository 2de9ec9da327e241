import { sql } from "drizzle-orm";
import { type Database, rowsOf } from "#server/db/database.ts";
import { openPostgres } from "#server/db/postgres.ts";
import { startSession } from "#server/platform/sessions/sessions.ts";
import { setup } from "#tests/setup/global-setup.ts";
import { copyTemplate } from "#tests/setup/test-database.ts";
import { askSitters } from "#tests/soak/bookings/booking-people.ts";
import { createHttpClient, type HttpClient } from "#tests/soak/http-client.ts";
import { chatServerFile, forkServer } from "#tests/soak/server-fork.ts";
import type { Comparison } from "./harness.ts";
import { startPostgres } from "./postgres.ts";

const SITTERS = 100;
const OWNERS = 4;
const PER_ROUND = 400;
const ROUNDS = 5;
const AT_ONCE = 8;
const LARGE = 10_000;
const SMALL = 10;
const READINGS = 150;

/** Yes to stays, which fill a sitter's days, and to visits, which take no lock and know no constraint. */
const services = { stay: "sitter_at_owner_home", visit: "house_visit" } as const;
type Kind = keyof typeof services;

type Yes = { token: string; bookingId: number };

/** All of them apart from each other, so that each is a yes; half are stays and half visits. */
async function makeQuestions(database: Database): Promise<Record<Kind, Yes[]>> {
  const { db } = database;
  const questions = Math.ceil((2 * PER_ROUND * ROUNDS) / SITTERS);
  const sitters = await askSitters(db, { sitters: SITTERS, owners: OWNERS, questions, days: 300 });
  await db.execute(sql`
    update bookings set (start_on, end_on, starts_at, ends_at, service_type) = (
      select day, day + 1, (day + time '10:00') at time zone 'Europe/Amsterdam',
        (day + 1 + time '09:00') at time zone 'Europe/Amsterdam',
        case nr % 2 when 0 then ${services.stay}::text else ${services.visit}::text end
      from (select (current_date + 30 + (numbered.nr * 2)::int) as day, numbered.nr::int as nr
        from (select id, row_number() over (partition by sitter_profile_id order by id) as nr
          from bookings) numbered where numbered.id = bookings.id) as apart)`);
  const rows = await rowsOf<{ id: number; service: string }>(
    db,
    sql`select id, service_type as service from bookings`,
  );
  const serviceOf = new Map(rows.map(({ id, service }) => [id, service]));
  const ofKind = (kind: Kind) =>
    sitters.flatMap(({ token, bookingIds }) =>
      bookingIds
        .filter((bookingId) => serviceOf.get(bookingId) === services[kind])
        .map((bookingId) => ({ token, bookingId })),
    );
  return { stay: interleaved(ofKind("stay")), visit: interleaved(ofKind("visit")) };
}

/** One of each sitter after another, as different people answer. */
function interleaved(all: readonly Yes[]): Yes[] {
  const places = new Map<string, number>();
  const placed = all.map((yes) => {
    const place = places.get(yes.token) ?? 0;
    places.set(yes.token, place + 1);
    return { yes, place };
  });
  return placed.toSorted((a, b) => a.place - b.place).map(({ yes }) => yes);
}

async function answersASecond(client: HttpClient, some: readonly Yes[]): Promise<number> {
  const start = performance.now();
  const left = [...some];
  await Promise.all(
    Array.from({ length: AT_ONCE }, async () => {
      for (let yes = left.pop(); yes; yes = left.pop()) {
        const { status, body } = await client.send({
          method: "PUT",
          url: `/api/booking/${yes.bookingId}/status`,
          headers: { authorization: `Bearer ${yes.token}`, "content-type": "application/json" },
          body: Buffer.from(JSON.stringify({ status: "accepted" })),
        });
        if (status !== 200) throw new Error(`a yes was answered with ${status}: ${body}`);
      }
    }),
  );
  return (some.length * 1_000) / (performance.now() - start);
}

/** Two owners, one with ten bookings behind them and one with ten thousand. */
async function makePasts({ db }: Database, sitterProfileId: number): Promise<number[]> {
  const [large, small] = await rowsOf<{ id: number; userId: number }>(
    db,
    sql`
      select id, user_id as "userId" from profiles
      where profile_type = 'pet_owner' order by id limit 2`,
  );
  if (!large || !small) throw new Error("no owners were made");
  for (const [owner, count] of [
    [large, LARGE],
    [small, SMALL],
  ] as const) {
    await db.execute(sql`
      insert into bookings (kind, chat_room_id, owner_profile_id, sitter_profile_id, service_type,
        start_on, start_time, end_on, end_time, visits, starts_at, ends_at, place, status,
        closed_reason, closed_at, changed_at)
      select 'booking', (select id from chat_rooms where owner_profile_id = ${owner.id}
          and sitter_profile_id = ${sitterProfileId}), ${owner.id}, ${sitterProfileId}, 'house_visit',
        current_date - 1 - nr / 8, '12:00', current_date - 1 - nr / 8, '12:00', '{12:00}',
        now() - interval '1 day' - nr * interval '3 hours',
        now() - interval '23 hours' - nr * interval '3 hours', 'owner_home', 'closed', 'completed',
        now(), now()
      from generate_series(1, ${count}::int) as nr`);
  }
  await db.execute(sql`analyze bookings`);
  return [large.userId, small.userId];
}

async function readingTime(client: HttpClient, token: string): Promise<number> {
  const times: number[] = [];
  for (let nr = 0; nr < READINGS; nr += 1) {
    const start = performance.now();
    const { status } = await client.send({
      method: "GET",
      url: "/api/booking?filter=past",
      headers: { authorization: `Bearer ${token}` },
    });
    if (status !== 200) throw new Error(`a list was answered with ${status}`);
    times.push(performance.now() - start);
  }
  return times.toSorted((a, b) => a - b)[Math.floor(READINGS / 2)] ?? 0;
}

export async function prepare(): Promise<{ comparisons: Comparison[]; stop(): Promise<void> }> {
  const postgres = await startPostgres();
  process.env.TEST_DATABASE_URL = postgres.url;
  await setup();
  const copy = await copyTemplate(postgres.url);
  const database = await openPostgres({ url: copy.url, poolSize: 4 });
  const questions = await makeQuestions(database);
  const [sitter] = await rowsOf<{ id: number }>(
    database.db,
    sql`select id from profiles where profile_type = 'pet_sitter' order by id limit 1`,
  );
  const [largeId = 0, smallId = 0] = await makePasts(database, sitter?.id ?? 0);
  const session = async (userId: number) =>
    (await startSession(database.db, { userId, device: "Bench", now: new Date() })).token;
  const [large, small] = [await session(largeId), await session(smallId)];
  const server = await forkServer(chatServerFile, {
    DATABASE_URL: copy.url,
    APP_KEY: "k".repeat(32),
    DATA_KEY: Buffer.alloc(32, 7).toString("base64"),
    ROLE: "web",
  });
  const client = createHttpClient(server.origin, AT_ONCE);
  const some = (kind: Kind) => answersASecond(client, questions[kind].splice(0, PER_ROUND));
  return {
    comparisons: [
      {
        name: "a yes to a stay: locked, held against other stays, days kept",
        subject: { name: "stays", run: () => some("stay") },
        floor: { name: "visits, without lock and constraint", run: () => some("visit") },
        rounds: ROUNDS,
        target: 0.7,
      },
      {
        name: "the list of past bookings",
        subject: {
          name: `${LARGE.toLocaleString("en")} of them`,
          run: () => readingTime(client, large),
        },
        floor: { name: `${SMALL} of them`, run: () => readingTime(client, small) },
        atMost: 1.5,
        unit: "milliseconds",
      },
    ],
    async stop() {
      client.close();
      await server.stop("SIGTERM");
      await database.close();
      await copy.remove();
      await postgres.stop();
    },
  };
}
