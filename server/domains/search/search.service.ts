import type * as z from "zod";
import type { SitterFilter, SitterWishes, searchEndpoints } from "#contract/search.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { type Paging, pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { Db } from "#server/db/database.ts";
import {
  findRaceCategory,
  isDiploma,
} from "#server/domains/profiles/catalogue/catalogue.service.ts";
import { findHiddenUserIds } from "#server/domains/safety/safety.service.ts";
import { invalid } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { gatherPins } from "./ranking/pins.service.ts";
import { hourOf } from "./ranking/relevance.rules.ts";
import { writeCards } from "./sitter-cards.service.ts";
import type { SitterFinder } from "./sitter-finder.ts";
import { boxOf, locate, lookFurther, shownDistance } from "./whereabouts.service.ts";

type Parts = Pick<Platform, "places" | "clock"> & { sitters: SitterFinder };
type Call = { viewer: Viewer | null; locale: Locale };

export async function searchSitters(
  parts: Parts,
  db: Db,
  call: Call,
  { page, limit, ...filter }: SitterFilter & Paging,
) {
  const paging = { page, limit };
  const { cards, found, area, center, widenedTo } = await findPage(parts, db, call, filter, paging);
  const onPage = found.page.map(({ profileId, squaredChord }) => ({
    profileId,
    distanceKm: shownDistance(area, squaredChord),
  }));
  const data = await writeCards(db, call.viewer, cards, onPage);
  return {
    ...toPage(data, found.total, paging, "/api/sitters", wireQuery({ ...filter, limit })),
    center,
    widenedTo,
  };
}

/** Who is on a page, without their cards. */
export async function findPage(
  { places, clock, sitters }: Parts,
  db: Db,
  { viewer, locale }: Call,
  filter: SitterFilter,
  paging: Paging,
) {
  refuseUnknownCodes(filter, locale);
  const { area, center } = await locate(places, filter, locale);
  const order = {
    ...pageWindow(paging),
    sort: filter.sortBy ?? null,
    hour: hourOf(clock.now()),
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

export async function findSitterPins(
  { sitters }: Pick<Parts, "sitters">,
  db: Db,
  { viewer, locale }: Call,
  { exceptIds = [], ...query }: PinsQuery,
) {
  refuseUnknownCodes(query, locale);
  const area = boxOf(query);
  const [index, hiddenUserIds] = await Promise.all([
    sitters.catchUp(),
    findHiddenUserIds(db, viewer),
  ]);
  const marks = index.listPoints({ wishes: query, area, exceptIds, hiddenUserIds });
  return gatherPins(marks, area.bounds);
}

/** Breeds and diplomas are the catalogue's. */
function refuseUnknownCodes({ races = [], diplomas = [] }: SitterWishes, locale: Locale): void {
  const wrong = {
    races: races.some((code) => findRaceCategory(code) === null),
    diplomas: diplomas.some((code) => !isDiploma(code)),
  };
  const fields = Object.entries(wrong).filter(([, isWrong]) => isWrong);
  if (fields.length === 0) return;
  throw invalid(Object.fromEntries(fields.map(([field]) => [field, [ruleText("option", locale)]])));
}
