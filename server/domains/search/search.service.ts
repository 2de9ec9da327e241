import type * as z from "zod";
import type { SitterFigures } from "#contract/search/sitter-figures.ts";
import type { SitterFilter, SitterWishes, searchEndpoints } from "#contract/search.ts";
import { type Paging, pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { defaultDistanceKm } from "#contract/shared/whereabouts.ts";
import {
  findRaceCategory,
  isDiploma,
} from "#server/domains/profiles/catalogue/catalogue.service.ts";
import { summariseSitters } from "#server/domains/profiles/sitters/sitter-figures.service.ts";
import { findHiddenUserIds } from "#server/domains/safety/safety.service.ts";
import type { AnswerCache } from "#server/platform/caching/answer-cache.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import { invalid } from "#server/platform/http/problem.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { gatherPins } from "./ranking/pins.service.ts";
import { hourOf } from "./ranking/relevance.rules.ts";
import { writeCards } from "./sitter-cards.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";
import { boxOf, locate, lookFurther, shownDistance } from "./whereabouts.service.ts";

/** What is asked by anybody, of those whom the finder knows. */
type SearchContext = FindContext & Pick<VisitorContext, "viewer">;
type FindContext = Context<"places"> &
  Pick<VisitorContext, "locale"> & {
    viewer: Pick<Viewer, "userId"> | null;
    sitters: SitterFinder;
  };

export async function searchSitters(
  ctx: SearchContext,
  { page, limit, ...filter }: SitterFilter & Paging,
) {
  const paging = { page, limit };
  const { cards, found, area, center, widenedTo } = await findPage(ctx, { filter, paging });
  const onPage = found.page.map(({ profileId, squaredChord }) => ({
    profileId,
    distanceKm: shownDistance(area, squaredChord),
  }));
  const data = await writeCards(ctx, { kept: cards, page: onPage });
  return {
    ...toPage(data, found.total, paging, "/api/sitters", wireQuery({ ...filter, limit }), {
      isSearch: true,
    }),
    center,
    widenedTo,
  };
}

/** Which of these the user would find, the newest first; as far as one page goes. */
export async function findSittersAmong(
  ctx: FindContext,
  { filter, profileIds }: { filter: SitterFilter; profileIds: ReadonlySet<number> },
): Promise<{ total: number; found: { id: number; distanceKm: number | undefined }[] }> {
  const { found, area } = await findPage(ctx, {
    filter: { ...filter, sortBy: "newest" },
    paging: { page: 1, limit: -1 },
    among: profileIds,
  });
  return {
    total: found.total,
    found: found.page.map(({ profileId, squaredChord }) => ({
      id: profileId,
      distanceKm: shownDistance(area, squaredChord),
    })),
  };
}

type PageQuery = { filter: SitterFilter; paging: Paging; among?: ReadonlySet<number> };

/** Who is on a page, without their cards. */
export async function findPage(ctx: FindContext, { filter, paging, among }: PageQuery) {
  const { db, now, viewer, sitters } = ctx;
  refuseUnknownCodes(ctx, filter);
  const { area, center } = await locate(ctx, filter);
  const order = {
    ...pageWindow(paging),
    sort: filter.sortBy ?? null,
    hour: hourOf(now),
  };
  const [index, hiddenUserIds] = await Promise.all([
    sitters.catchUp(),
    findHiddenUserIds(db, viewer),
  ]);
  const who = { wishes: filter, exceptIds: filter.exceptIds ?? [], among, hiddenUserIds };
  const enough = filter.guaranteedResults ? paging.limit : 0;
  const looked = await lookFurther(area, enough, async (where) =>
    index.find({ ...who, area: where }, order),
  );
  return { ...looked, center, cards: index.cards };
}

type PinsQuery = z.output<(typeof searchEndpoints)["pins"]["query"]>;

export async function findSitterPins(ctx: SearchContext, { exceptIds = [], ...query }: PinsQuery) {
  const { db, viewer, sitters } = ctx;
  refuseUnknownCodes(ctx, query);
  const area = boxOf(query);
  const [index, hiddenUserIds] = await Promise.all([
    sitters.catchUp(),
    findHiddenUserIds(db, viewer),
  ]);
  const marks = index.listPoints({ wishes: query, area, exceptIds, hiddenUserIds });
  return gatherPins(marks, area.bounds);
}

/** 422 for breeds and diplomas that are not the catalogue's. */
export function refuseUnknownCodes(
  { locale }: Pick<VisitorContext, "locale">,
  { races = [], diplomas = [] }: SitterWishes,
): void {
  const wrong = {
    races: races.some((code) => findRaceCategory(code) === null),
    diplomas: diplomas.some((code) => !isDiploma(code)),
  };
  const fields = Object.entries(wrong).filter(([, isWrong]) => isWrong);
  if (fields.length === 0) return;
  throw invalid(Object.fromEntries(fields.map(([field]) => [field, [ruleText("option", locale)]])));
}

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
