import { createHmac } from "node:crypto";
import type * as z from "zod";
import type {
  PublicRequest,
  publicRequestsEndpoints,
  RequestCard,
  RequestFilter,
  RequestSearchAnswer,
  RequestWishes,
} from "#contract/requests/public-requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { familyInitial } from "#contract/shared/family-name.ts";
import { type Paging, pageWindow, toPage, wireQuery } from "#contract/shared/paging.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { publicActivityOf } from "#server/domains/profiles/sitters/sitters.service.ts";
import { findCautionsIn } from "#server/domains/safety/cautions/cautions.service.ts";
import { findHiddenUserIds, isBlockedBy } from "#server/domains/safety/safety.service.ts";
import { gatherPins } from "#server/domains/search/ranking/pins.service.ts";
import {
  boxOf,
  locate,
  lookFurther,
  shownDistance,
} from "#server/domains/search/whereabouts.service.ts";
import type { Context, ViewerContext, VisitorContext } from "#server/platform/context.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import { presentImage } from "#server/platform/images/stored-images.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { presentRequestCard, presentRequestedAnimal } from "./public-requests.presenter.ts";
import {
  countView,
  deleteViewsBefore,
  findRequests,
  listRequestPoints,
} from "./public-requests.repository.ts";
import {
  findPublicRequest,
  findRequestCards,
  findRequestedAnimals,
} from "./request-cards.repository.ts";
import { isSeenBySitters } from "./requests.rules.ts";

export async function searchRequests(
  ctx: Context<"places"> & Pick<VisitorContext, "viewer" | "locale">,
  { page, limit, ...filter }: RequestFilter & Paging,
): Promise<RequestSearchAnswer> {
  const { db, now, viewer } = ctx;
  refuseBackwards(ctx, filter);
  const asked = await locate(ctx, filter);
  const who = {
    wishes: filter,
    exceptIds: filter.exceptIds ?? [],
    hiddenUserIds: await findHiddenUserIds(db, viewer),
    today: dayInAmsterdam(now),
  };
  const order = { sort: filter.sortBy ?? "newest", ...pageWindow({ page, limit }) };
  const { found, area, widenedTo } = await lookFurther(
    asked.area,
    filter.guaranteedResults ? limit : 0,
    (where) => findRequests(db, { ...who, area: where }, order),
  );
  const distances = new Map(found.page.map((each) => [each.id, each.squaredChord]));
  const rows = await findRequestCards(db, viewer?.userId ?? null, [...distances.keys()]);
  const data = rows.map((row) =>
    presentRequestCard(row, { distanceKm: shownDistance(area, distances.get(row.id) ?? null) }),
  );
  const others = wireQuery({ ...filter, limit });
  return {
    ...toPage(data, found.total, { page, limit }, "/api/requests", others, { isSearch: true }),
    center: asked.center,
    widenedTo,
  };
}

/** Which of those that were first shown after an instant a user would find, the newest first. */
export async function findNewRequests(
  ctx: Context<"places"> & Pick<VisitorContext, "locale"> & { viewer: Pick<Viewer, "userId"> },
  { filter, newSince }: { filter: RequestFilter; newSince: Date },
): Promise<{ total: number; found: { id: number; distanceKm: number | undefined }[] }> {
  const { db, now, viewer } = ctx;
  const { area } = await locate(ctx, filter);
  const { total, page } = await findRequests(
    db,
    {
      wishes: filter,
      area,
      newSince,
      exceptIds: filter.exceptIds ?? [],
      hiddenUserIds: await findHiddenUserIds(db, viewer),
      today: dayInAmsterdam(now),
    },
    { sort: "newest", ...pageWindow({ page: 1, limit: -1 }) },
  );
  return {
    total,
    found: page.map(({ id, squaredChord }) => ({
      id,
      distanceKm: shownDistance(area, squaredChord),
    })),
  };
}

/** Of requests that were found, in their order. */
export async function listRequestCards(
  { db }: Context,
  { requestIds, userId }: { requestIds: readonly number[]; userId: number },
): Promise<RequestCard[]> {
  const rows = await findRequestCards(db, userId, requestIds);
  return rows.map((row) => presentRequestCard(row));
}

/** What others can see of these owners, in the order of their profiles. */
export async function listRequestCardsOf(
  { db, now, viewer }: Context & Pick<ViewerContext, "viewer">,
  { profileIds: ownerProfileIds }: { profileIds: readonly number[] },
): Promise<RequestCard[]> {
  if (ownerProfileIds.length === 0) return [];
  const points = await listRequestPoints(db, {
    wishes: {},
    area: { kind: "everywhere" },
    exceptIds: [],
    ownerProfileIds,
    hiddenUserIds: await findHiddenUserIds(db, viewer),
    today: dayInAmsterdam(now),
  });
  const rows = await findRequestCards(
    db,
    viewer.userId,
    points.map(({ id }) => id),
  );
  const cards = rows.map((row) => presentRequestCard(row));
  return cards.toSorted(
    (a, b) => ownerProfileIds.indexOf(a.profileId) - ownerProfileIds.indexOf(b.profileId),
  );
}

export async function isOwnerShown(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<boolean> {
  const shown = await listRequestPoints(db, {
    wishes: {},
    area: { kind: "everywhere" },
    exceptIds: [],
    ownerProfileIds: [profileId],
    hiddenUserIds: new Set(),
    today: dayInAmsterdam(now),
  });
  return shown.length > 0;
}

type PinsQuery = z.output<(typeof publicRequestsEndpoints)["pins"]["query"]>;

export async function findRequestPins(
  ctx: Context & Pick<VisitorContext, "viewer" | "locale">,
  { exceptIds = [], ...query }: PinsQuery,
) {
  const { db, now, viewer } = ctx;
  refuseBackwards(ctx, query);
  const area = boxOf(query);
  const marks = await listRequestPoints(db, {
    wishes: query,
    area,
    exceptIds,
    hiddenUserIds: await findHiddenUserIds(db, viewer),
    today: dayInAmsterdam(now),
  });
  return gatherPins(marks, area.bounds);
}

/** 404 for what sitters can't see; its owner can. */
export async function getPublicRequest(
  { db, now, places, viewer }: Context<"places"> & Pick<VisitorContext, "viewer">,
  { requestId }: { requestId: number },
): Promise<PublicRequest> {
  const request = await findPublicRequest(db, requestId);
  const [card] = await findRequestCards(db, viewer?.userId ?? null, [requestId]);
  if (!request || !card) throw notFound();
  const animals = await findRequestedAnimals(db, requestId);
  const isOwn = request.userId === viewer?.userId;
  const today = dayInAmsterdam(now);
  const isActive = isSeenBySitters({ ...request, animals }, today);
  if (!isOwn && !isActive) throw notFound();
  const place = await places.findByName(card.citySlug);
  return {
    ...presentRequestCard(card),
    description: request.description,
    province: place?.province,
    latitude: request.latitude,
    longitude: request.longitude,
    image: card.image ? presentImage(card.image) : undefined,
    animals: animals.map(presentRequestedAnimal),
    owner: {
      profileId: card.profileId,
      firstName: card.firstName,
      lastInitial: familyInitial(request.lastName ?? ""),
      about: request.about ?? undefined,
      picture: card.ownerImage ? presentImage(card.ownerImage) : undefined,
      memberSince: dayInAmsterdam(request.memberSince),
      lastActiveAt: request.lastActiveAt
        ? toInstant(publicActivityOf(request.lastActiveAt))
        : undefined,
    },
    cautions: findCautionsIn([card.title, request.description, request.about].join("\n")),
    isOwn,
    isBlocked: await isBlockedBy(db, viewer, request.userId),
    isActive,
    viewCount: isOwn ? request.viewCount : undefined,
  };
}

/**
 * A guest is known for a day by a digest that nobody can turn back into an address: its key is the
 * server's own and the day's.
 */
export async function countRequestView(
  { db, now, appKey, viewer, visit }: VisitorContext<"appKey">,
  { requestId }: { requestId: number },
): Promise<void> {
  const { address, device } = visit;
  const viewedOn = dayInAmsterdam(now);
  const visitor = viewer
    ? `user:${viewer.userId}`
    : createHmac("sha256", appKey).update(`view ${viewedOn} ${address} ${device}`).digest("base64");
  await countView(db, { requestId, viewedOn, visitor });
}

/** Every night: who looked is nobody's business any more, only how many. */
export async function forgetViewers({ db, now }: Context): Promise<void> {
  await deleteViewsBefore(db, dayInAmsterdam(now));
}

/** 422 for days that end before they begin. */
export function refuseBackwards(
  { locale }: Pick<VisitorContext, "locale">,
  { from, to }: RequestWishes,
): void {
  if (from && to && to < from) throw invalid({ to: [ruleText("endBeforeStart", locale)] });
}
