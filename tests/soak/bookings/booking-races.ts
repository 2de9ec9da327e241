import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { countDeadlocks } from "../deadlocks.ts";
import { createHttpClient } from "../http-client.ts";
import { seededRandom } from "../random.ts";
import { chatServerFile, type ForkedServer, forkServer } from "../server-fork.ts";
import { makeSoakDatabase } from "../soak-database.ts";
import { askSitters } from "./booking-people.ts";

export type BookingRaces = {
  answers: number;
  accepted: number;
  /** Refused because the sitter is somewhere else on those days. */
  conflicts: number;
  /** 503: the server had too much to do, and said so. There should be none on a machine of its own. */
  unavailable: number;
  /** Any other answer: there must be none. */
  others: number;
  /** Pairs of accepted stays of one sitter that overlap: there must be none. */
  doubleBookings: number;
  deadlocks: number;
};

type Plan = {
  sitters: number;
  owners: number;
  questions: number;
  days: number;
  processes: number;
  atOnce: number;
  seed: number;
  serverUrl: string | undefined;
};

/** Sitters say yes to everybody at once, in several browsers, at several processes. */
export async function raceAccepts(plan: Plan): Promise<BookingRaces> {
  const database = await makeSoakDatabase(plan.serverUrl);
  const servers: ForkedServer[] = [];
  try {
    const sitters = await database.use(({ db }) => askSitters(db, plan));
    const before = await database.use(({ db }) => countDeadlocks(db));
    for (let nr = 0; nr < plan.processes; nr += 1) {
      servers.push(await forkServer(chatServerFile, database.environment));
    }
    const figures = await acceptAll(plan, servers, shuffled(plan.seed, sitters));
    for (const server of servers.splice(0)) await server.stop("SIGTERM");
    return await database.use(async ({ db }) => ({
      ...figures,
      doubleBookings: await countDoubleBookings(db),
      deadlocks: (await countDeadlocks(db)) - before,
    }));
  } finally {
    for (const server of servers) await server.stop("SIGKILL");
    await database.remove();
  }
}

type Yes = { token: string; bookingId: number };

/** The same order for the same seed; yes to one sitter's questions come close to each other. */
function shuffled(
  seed: number,
  sitters: readonly { token: string; bookingIds: number[] }[],
): Yes[] {
  const random = seededRandom(seed);
  const all = sitters.flatMap(({ token, bookingIds }) =>
    bookingIds.map((bookingId) => ({ token, bookingId })),
  );
  // Neighbours change places: whole bunches of one sitter stay together, and race.
  for (let at = 0; at + 40 < all.length; at += 1) {
    const other = at + random.whole(40);
    const [one, two] = [all[at], all[other]];
    if (one && two) [all[at], all[other]] = [two, one];
  }
  return all;
}

/** A process that has just started takes seconds over its first yes, and holds its locks meanwhile. */
const firstInTurn = 4;

async function acceptAll({ atOnce }: Plan, servers: readonly ForkedServer[], all: readonly Yes[]) {
  const clients = servers.map(({ origin }) => createHttpClient(origin, atOnce));
  const figures = { answers: 0, accepted: 0, conflicts: 0, unavailable: 0, others: 0 };
  async function accept({ bookingId, token }: Yes, nr: number): Promise<void> {
    const client = clients[nr % clients.length];
    if (!client) throw new Error("there is no server to ask");
    const { status, body } = await client.send({
      method: "PUT",
      url: `/api/booking/${bookingId}/status`,
      headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
      body: Buffer.from(JSON.stringify({ status: "accepted" })),
    });
    figures.answers += 1;
    if (status === 200) figures.accepted += 1;
    else if (status === 409 && JSON.parse(body).error === "bookingConflict") figures.conflicts += 1;
    else if (status === 503) figures.unavailable += 1;
    else figures.others += 1;
  }
  const ahead = all.slice(0, firstInTurn * clients.length);
  for (const [nr, yes] of ahead.entries()) await accept(yes, nr);
  let next = ahead.length;
  async function work(nr: number): Promise<void> {
    for (let yes = all[next]; yes; yes = all[next]) {
      next += 1;
      await accept(yes, next + nr);
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, nr) => work(nr)));
  for (const client of clients) client.close();
  return figures;
}

async function countDoubleBookings(db: Db): Promise<number> {
  const [row] = await rowsOf<{ count: number }>(
    db,
    sql`
      select count(*)::int as count from bookings one join bookings other
        on other.sitter_profile_id = one.sitter_profile_id and other.id > one.id
        and other.starts_at < one.ends_at and other.ends_at > one.starts_at
      where one.status = 'accepted' and other.status = 'accepted'`,
  );
  return row?.count ?? 0;
}
