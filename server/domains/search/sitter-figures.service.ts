import type * as z from "zod";
import type { SitterFigures } from "#contract/search/sitter-figures.ts";
import type { searchEndpoints } from "#contract/search.ts";
import { defaultDistanceKm } from "#contract/shared/whereabouts.ts";
import { summariseSitters } from "#server/domains/profiles/sitters/sitter-figures.service.ts";
import type { AnswerCache } from "#server/platform/answer-cache.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import type { SitterFinder } from "./sitter-finder.ts";
import { locate } from "./whereabouts.service.ts";

export type FiguresCache = AnswerCache<SitterFigures>;

type FiguresContext = Context<"places"> &
  Pick<VisitorContext, "locale"> & { sitters: SitterFinder; figures: FiguresCache };
type FiguresQuery = z.output<(typeof searchEndpoints)["figures"]["query"]>;

/** The same for everybody who asks: whoever hides from one visitor still counts. */
export async function getSitterFigures(ctx: FiguresContext, { city, ...wishes }: FiguresQuery) {
  const { area, center } = await locate(ctx, { city, distance: defaultDistanceKm });
  const { serviceTypes = [], animalCategories = [] } = wishes;
  const kept = [serviceTypes.toSorted(), animalCategories.toSorted(), center?.slug];
  const data = await ctx.figures.get(JSON.stringify(kept), async () => {
    const index = await ctx.sitters.catchUp();
    const points = index.listPoints({ wishes, area, exceptIds: [], hiddenUserIds: new Set() });
    return summariseSitters(ctx, { profileIds: points.map(({ id }) => id) });
  });
  return { data, center };
}
