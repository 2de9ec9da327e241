import type { SitterFigures } from "#contract/search/sitter-figures.ts";
import type { Context } from "#server/platform/context.ts";
import { countSitters, listServicePrices } from "./sitter-figures.repository.ts";
import { presentFigures } from "./sitter-figures.rules.ts";

const recentMs = 30 * 24 * 60 * 60 * 1000;

/** Of those among them who can be found. */
export async function summariseSitters(
  { db, now }: Context,
  { profileIds }: { profileIds: readonly number[] },
): Promise<SitterFigures> {
  const since = new Date(now.getTime() - recentMs);
  const [counted, prices] = await Promise.all([
    countSitters(db, { profileIds, since }),
    listServicePrices(db, profileIds),
  ]);
  return presentFigures(counted, prices);
}
