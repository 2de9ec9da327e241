import { openPostgres } from "#server/db/postgres.ts";
import { countDeadlocks } from "../deadlocks.ts";
import { createHttpClient } from "../http-client.ts";
import { seededRandom } from "../random.ts";
import { chatServerFile, type ForkedServer, forkServer } from "../server-fork.ts";
import { makeSoakDatabase } from "../soak-database.ts";
import { countDoubleStays } from "./moves-ground.ts";
import { racePair, type Send } from "./race-pair.ts";
import type { Pair } from "./raced-endpoints.ts";

export type RacingMoves = {
  pairs: number;
  races: number;
  /** Both were answered with yes, one of them, or neither. */
  both: number;
  one: number;
  neither: number;
  /** 500, and any other that begins with a 5: there must be none. */
  failed: Record<string, number>;
  lost: Record<string, number>;
  doubleStays: number;
  /** That PostgreSQL ended; what was asked was done all the same. */
  deadlocks: number;
};

type Plan = {
  pairs: readonly (readonly [pair: Pair, times: number])[];
  atOnce: number;
  processes: number;
  seed: number;
  serverUrl: string;
};

/** Pairs of moves, each on two people's ground of its own, at two processes of the server. */
export async function raceMoves(plan: Plan): Promise<RacingMoves> {
  const database = await makeSoakDatabase(plan.serverUrl);
  const servers: ForkedServer[] = [];
  try {
    await database.use(async () => {});
    for (let nr = 0; nr < plan.processes; nr += 1) {
      servers.push(await forkServer(chatServerFile, database.environment));
    }
    return await raceAt(plan, servers, database.environment.DATABASE_URL ?? "");
  } finally {
    for (const server of servers) await server.stop("SIGTERM");
    await database.remove();
  }
}

async function raceAt(
  { pairs, atOnce, seed }: Plan,
  servers: readonly ForkedServer[],
  url: string,
): Promise<RacingMoves> {
  const own = openPostgres({ url, poolSize: atOnce });
  const clients = servers.map(({ origin }) => createHttpClient(origin, atOnce));
  const random = seededRandom(seed);
  const send: Send = ({ method, url: path, headers, body }, nr) => {
    const client = clients[nr % clients.length];
    if (!client) throw new Error("there is no server to ask");
    const json = body && Buffer.from(JSON.stringify(body));
    if (!json) return client.send({ method, url: path, headers });
    const typed = { ...headers, "content-type": "application/json" };
    return client.send({ method, url: path, headers: typed, body: json });
  };
  const figures = { pairs: pairs.length, races: 0, both: 0, one: 0, neither: 0 };
  const failed: Record<string, number> = {};
  const lost: Record<string, number> = {};
  // Side by side, so that a process has met each move before it meets it in earnest.
  const left = pairs.flatMap(([pair, times]) => Array.from({ length: times }, () => pair));
  try {
    const before = await countDeadlocks(own.db);
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        for (let pair = left.pop(); pair; pair = left.pop()) {
          const laterMs = random.whole(8);
          const raced = await racePair(own.db, { pair, send, now: new Date(), laterMs });
          const name = pair.join(" + ");
          const yes = raced.answers.filter(({ status }) => status < 300).length;
          figures.races += 1;
          figures[yes === 2 ? "both" : yes === 1 ? "one" : "neither"] += 1;
          if (raced.answers.some(({ status }) => status >= 500))
            failed[name] = (failed[name] ?? 0) + 1;
          if (raced.lost.length > 0) lost[name] = (lost[name] ?? 0) + 1;
        }
      }),
    );
    return {
      ...figures,
      failed,
      lost,
      doubleStays: await countDoubleStays(own.db),
      deadlocks: (await countDeadlocks(own.db)) - before,
    };
  } finally {
    for (const client of clients) client.close();
    await own.close();
  }
}
