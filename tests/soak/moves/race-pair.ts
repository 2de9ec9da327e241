import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { type Db, rowsOf } from "#server/db/database.ts";
import { moves } from "./moves.ts";
import { type Ground, makeGround } from "./moves-ground.ts";
import { endpointOf, type MoveName, type Pair } from "./raced-endpoints.ts";

export type Sent = {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: object | undefined;
};
/** Which of the two it is: they may go to different processes. */
export type Send = (sent: Sent, nr: number) => Promise<{ status: number; body: string }>;

export type Raced = {
  answers: { name: MoveName; status: number; body: string }[];
  /** Answered with yes, and not in the rows. */
  lost: MoveName[];
};

/** Two of them at the same moment, on ground of their own; the second by so much later. */
export async function racePair(
  db: Db,
  { pair, send, now, laterMs }: { pair: Pair; send: Send; now: Date; laterMs: number },
): Promise<Raced> {
  const ground = await makeGround(db, now);
  for (const name of pair) {
    const before = moves[name]?.before?.(ground);
    if (before) await db.execute(before);
  }
  const answers = await Promise.all(
    pair.map(async (name, nr) => {
      if (nr === 1 && laterMs > 0) await sleep(laterMs);
      return { name, ...(await send(callOf(name, ground), nr)) };
    }),
  );
  const lost: MoveName[] = [];
  for (const name of new Set(pair)) {
    const yes = answers.filter((each) => each.name === name && each.status < 300).length;
    if (yes > 0 && (await countShown(db, name, ground)) < (moves[name]?.leavesEach ? yes : 1)) {
      lost.push(name);
    }
  }
  return { answers, lost };
}

export function callOf(name: MoveName, ground: Ground): Sent {
  const { method, path } = endpointOf(name);
  const move = moves[name];
  if (!move) throw new Error(`there is no move ${name}`);
  const params = move.params?.(ground) ?? {};
  return {
    method,
    url: path.replace(/\{(\w+)\}/g, (_, key: string) => String(params[key])),
    headers: {
      authorization: `Bearer ${ground[move.by].token}`,
      "idempotency-key": randomUUID(),
    },
    body: move.body?.(ground),
  };
}

async function countShown(db: Db, name: MoveName, ground: Ground): Promise<number> {
  const shown = moves[name]?.shown;
  if (!shown) return Number.POSITIVE_INFINITY;
  const [row] = await rowsOf<{ count: number }>(db, shown(ground));
  return row?.count ?? 0;
}
