import { isDeepStrictEqual } from "node:util";
import { sql } from "drizzle-orm";
import { type Db, rowsOf } from "#server/db/database.ts";
import { countAnew, findStored } from "#tests/factories/reviews.ts";
import { countDeadlocks } from "../deadlocks.ts";
import { createHttpClient } from "../http-client.ts";
import { seededRandom } from "../random.ts";
import { chatServerFile, type ForkedServer, forkServer } from "../server-fork.ts";
import { makeSoakDatabase } from "../soak-database.ts";
import { type Asked, endBookings } from "./review-people.ts";

export type ReviewRaces = {
  submissions: number;
  /** 201: written, or the answer to the same call again. */
  written: number;
  /** 409: somebody has one for this booking already. */
  refused: number;
  /** 503: the server had too much to do, and said so. Sent again, as a browser would. */
  unavailable: number;
  /** Any other answer: there must be none. */
  others: number;
  /** Reviews that should be there and aren't, or aren't shown, or are there twice. */
  wrongReviews: number;
  /** Profiles of which something else is kept than their rows say. */
  wrongStandings: number;
  deadlocks: number;
};

type Plan = {
  sitters: number;
  owners: number;
  bookings: number;
  processes: number;
  atOnce: number;
  seed: number;
  serverUrl: string | undefined;
};

/** How often each review is sent: with one key again and again, and with keys of their own. */
const keysOfOne = ["first", "first", "first", "second", "third"] as const;

/** Owners and sitters write of the same stays at once, and press more than once, at several processes. */
export async function raceReviews(plan: Plan): Promise<ReviewRaces> {
  const database = await makeSoakDatabase(plan.serverUrl);
  const servers: ForkedServer[] = [];
  try {
    const asked = await database.use(({ db }) => endBookings(db, plan));
    const before = await database.use(({ db }) => countDeadlocks(db));
    for (let nr = 0; nr < plan.processes; nr += 1) {
      servers.push(await forkServer(chatServerFile, database.environment));
    }
    const figures = await sendAll(plan, servers, shuffled(plan.seed, asked));
    for (const server of servers.splice(0)) await server.stop("SIGTERM");
    return await database.use(async ({ db }) => ({
      ...figures,
      wrongReviews: await countWrongReviews(db, asked.length),
      wrongStandings: await countWrongStandings(db),
      deadlocks: (await countDeadlocks(db)) - before,
    }));
  } finally {
    for (const server of servers) await server.stop("SIGKILL");
    await database.remove();
  }
}

type Submission = Asked & { key: string; rating: number };

/** The same order for the same seed; what is sent of one stay comes close together, and races. */
function shuffled(seed: number, asked: readonly Asked[]): Submission[] {
  const random = seededRandom(seed);
  const all = asked.flatMap((each, nr) => {
    const rating = 1 + random.whole(5);
    return keysOfOne.map((key) => ({ ...each, rating, key: `${seed}-${nr}-${key}` }));
  });
  const reach = 4 * keysOfOne.length;
  for (let at = 0; at + reach < all.length; at += 1) {
    const other = at + random.whole(reach);
    const [one, two] = [all[at], all[other]];
    if (one && two) [all[at], all[other]] = [two, one];
  }
  return all;
}

async function sendAll(
  { atOnce }: Plan,
  servers: readonly ForkedServer[],
  wanted: readonly Submission[],
) {
  const clients = servers.map(({ origin }) => createHttpClient(origin, atOnce));
  const figures = { submissions: 0, written: 0, refused: 0, unavailable: 0, others: 0 };
  const all = [...wanted];
  let next = 0;
  async function work(nr: number): Promise<void> {
    while (next < all.length) {
      const submission = all[next];
      const client = clients[(next + nr) % clients.length];
      next += 1;
      if (!submission || !client) return;
      const { status, body } = await client.send(callOf(submission));
      if (status === 503) {
        figures.unavailable += 1;
        if (figures.unavailable > wanted.length) throw new Error("the server only says 503");
        all.push(submission);
        continue;
      }
      figures.submissions += 1;
      if (status === 201) figures.written += 1;
      else if (status === 409 && JSON.parse(body).error === "alreadyReviewed") figures.refused += 1;
      else figures.others += 1;
    }
  }
  await Promise.all(Array.from({ length: atOnce }, (_, nr) => work(nr)));
  for (const client of clients) client.close();
  return figures;
}

function callOf({ bookingId, token, isOwner, key, rating }: Submission) {
  const text = "Alles ging zoals we hadden afgesproken, tot de volgende keer.";
  const parts = isOwner ? { care: rating, communication: 5, reliability: 6 - rating } : {};
  return {
    method: "POST",
    url: "/api/review",
    headers: {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      "idempotency-key": key,
    },
    body: Buffer.from(JSON.stringify({ booking_id: bookingId, rating, text, ...parts })),
  };
}

async function countWrongReviews(db: Db, wanted: number): Promise<number> {
  const [row] = await rowsOf<{ shown: number; all: number }>(
    db,
    sql`select count(distinct (booking_id, side)) filter (where shown_at is not null)::int as shown,
      count(*)::int as all from reviews`,
  );
  return wanted - (row?.shown ?? 0) + ((row?.all ?? 0) - (row?.shown ?? 0));
}

async function countWrongStandings(db: Db): Promise<number> {
  const profiles = await rowsOf<{ id: number }>(db, sql`select id from profiles`);
  let wrong = 0;
  for (const { id } of profiles) {
    const isRight = isDeepStrictEqual(await findStored(db, id), await countAnew(db, id));
    if (!isRight) wrong += 1;
  }
  return wrong;
}
