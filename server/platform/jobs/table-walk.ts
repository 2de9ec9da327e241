import type { Context, Outside } from "../context.ts";
import { eachAlone } from "./each-alone.ts";
import { findPlace, forgetPlace, keepPlace } from "./walk-place.ts";

/** A walk over rows that time changes without an event: all of a table, or all that are due. */
export type TableWalk<Ctx extends Context> = {
  /** In the log, in the figures and in the tables that say how far it is, and what it passed over. */
  name: string;
  /** The next ones, by their numbers; none: it has come to the end. */
  list(ctx: Outside<Ctx>, page: Page): Promise<readonly number[]>;
  /** One of them. It looks whether there is anything to do, as it may have been done meanwhile. */
  act(ctx: Outside<Ctx>, id: number): Promise<void>;
};

export type Page = { after: number; most: number };

const sliceSize = 100;

/**
 * In slices: how far it has come is kept after each, so that a walk that was broken off goes on there,
 * whoever takes it up. It ends because it only ever goes forwards.
 */
export async function walkTable<Ctx extends Context<"log" | "jobs">>(
  ctx: Outside<Ctx>,
  { name, list, act }: TableWalk<Ctx>,
  most = sliceSize,
): Promise<void> {
  if (!ctx.jobs.findAgain(name)) throw new Error(`nobody tries again what ${name} passes over`);
  const place = await findPlace(ctx, name);
  let after = Number(place ?? 0);
  let isKept = place !== null;
  for (;;) {
    const ids = await list(ctx, { after, most });
    const last = ids.at(-1);
    if (last === undefined) break;
    if (last <= after) throw new Error(`${name} lists ${last} after ${after}`);
    const tasks = ids.map((id) => ({ key: id, act: () => act(ctx, id) }));
    await eachAlone(ctx, name, tasks);
    after = last;
    // Most have no second slice, and nothing to keep.
    if (ids.length < most) continue;
    isKept = true;
    await keepPlace(ctx, name, String(after));
  }
  if (isKept) await forgetPlace(ctx, name);
}
