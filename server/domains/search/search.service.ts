import type * as z from "zod";
import type { SitterFilter, SitterWishes, searchEndpoints } from "#contract/search.ts";
import { type Paging, pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import {
  findRaceCategory,
  isDiploma,
} from "#server/domains/profiles/catalogue/catalogue.service.ts";
import { findHiddenUserIds } from "#server/domains/safety/safety.service.ts";
import type { Context, VisitorContext } from "#server/platform/context.ts";
import { invalid } from "#server/platform/http/problem.ts";
import { gatherPins } from "./ranking/pins.service.ts";
import { hourOf } from "./ranking/relevance.rules.ts";
import { writeCards } from "./sitter-cards.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";
import { boxOf, locate, lookFurther, shownDistance } from "./whereabouts.service.ts";

/** What is asked by anybody, of those whom the finder knows. */
type SearchContext = Context<"places"> &
  Pick<VisitorContext, "viewer" | "locale"> & { sitters: SitterFinder };

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
    ...toPage(data, found.total, paging, "/api/sitters", wireQuery({ ...filter, limit })),
    center,
    widenedTo,
  };
}

/** Who is on a page, without their cards. */
export async function findPage(
  ctx: SearchContext,
  { filter, paging }: { filter: SitterFilter; paging: Paging },
) {
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
  const who = { wishes: filter, exceptIds: filter.exceptIds ?? [], hiddenUserIds };
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

/** Breeds and diplomas are the catalogue's. */
function refuseUnknownCodes(
  { locale }: Pick<SearchContext, "locale">,
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
