import type { AlertType } from "#contract/notices/alerts.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { defaultDistanceKm } from "#contract/shared/whereabouts.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import type { NotifyContext } from "#server/domains/notify/notify.service.ts";
import { listNewSitters } from "#server/domains/profiles/profile-facts.service.ts";
import { findProfileOfType } from "#server/domains/profiles/profile-refs.service.ts";
import { listPlainCards } from "#server/domains/profiles/sitters/sitters.service.ts";
import {
  findNewRequests,
  listRequestCards,
} from "#server/domains/requests/public-requests.service.ts";
import { findSittersAmong } from "#server/domains/search/search.service.ts";
import type { SitterFinder } from "#server/domains/search/search-rows.service.ts";
import type { Context, Outside } from "#server/platform/context.ts";
import { eachAlone, type Task } from "#server/platform/jobs/each-alone.ts";
import { findSuppression } from "#server/platform/mail/suppression.ts";
import type { AlertRow } from "./alerts.repository.ts";
import * as repository from "./alerts.repository.ts";
import { isOver, newSinceOf } from "./alerts.rules.ts";
import { nextDigestAt } from "./digest-times.ts";
import { notifyFound } from "./notices/alerts.notices.ts";
import { pauseLink } from "./pause-links.ts";

export type DigestContext = NotifyContext & Context<"places" | "log"> & { sitters: SitterFinder };

/** So many are in a mail; the rest are one press away. */
export const mostInDigest = 10;
const mostAtOnce = 100;

/**
 * Whoever has an alert whose time has come is told what is new. Each alert by itself: what is searched
 * comes before its transaction, which then takes the alert if it still is due. So it does no harm to run
 * twice at once, or again after a day or two in which nothing ran.
 */
export async function sendDigests(ctx: Outside<DigestContext>): Promise<void> {
  const newSitters = await listNewSitters(ctx, {
    since: newSinceOf({ newSince: longAgo }, ctx.now),
  });
  await eachAlone(ctx, "alerts.digests", digests(ctx, newSitters));
}

const longAgo = new Date(0);

async function* digests(ctx: Outside<DigestContext>, newSitters: NewSitters): AsyncGenerator<Task> {
  const { db, now } = ctx;
  let after = 0;
  for (;;) {
    const due = await repository.listDueAlerts(db, { now, after, most: mostAtOnce });
    for (const alert of due) {
      const { id: alertId } = alert;
      const act = async () => {
        const found = await look(ctx, { alert, newSitters });
        await ctx.inTransaction((step) => takeDue(step, { alertId, found }));
      };
      yield { key: alertId, act };
    }
    const last = due.at(-1);
    if (!last) return;
    after = last.id;
  }
}

type NewSitters = Awaited<ReturnType<typeof listNewSitters>>;
type Found = { total: number; found: { id: number; distanceKm: number | undefined }[] };
const nothing: Found = { total: 0, found: [] };

/** What the user would find by a search of this kind, of what is new and they were not told of. */
async function look(
  ctx: DigestContext,
  { alert, newSitters }: { alert: AlertRow; newSitters: NewSitters },
): Promise<Found> {
  const { db, now } = ctx;
  const { userId, type } = alert;
  const reader = await repository.findReachable(db, userId);
  if (!reader || isOver(alert.filters, dayInAmsterdam(now))) return nothing;
  const asked = { ...ctx, viewer: { userId }, locale: reader.locale };
  const told = await repository.findToldItems(db, { userId, type });
  const newSince = newSinceOf(alert, now);
  const where = {
    latitude: alert.latitude,
    longitude: alert.longitude,
    distance: alert.distanceKm,
  };
  if (type === "NEW_JOBS_IN_AREA") {
    const filter = { ...alert.filters, ...where, exceptIds: told };
    return findNewRequests(asked, { filter, newSince });
  }
  const profileIds = new Set(
    newSitters
      .filter(({ firstPublishedAt }) => firstPublishedAt > newSince)
      .map(({ profileId }) => profileId),
  );
  for (const profileId of told) profileIds.delete(profileId);
  if (profileIds.size === 0) return nothing;
  return findSittersAmong(asked, { filter: { ...alert.filters, ...where }, profileIds });
}

/** Part of the job, in a transaction of its own: tells of what nobody told them of yet. */
async function takeDue(
  ctx: DigestContext,
  { alertId, found }: { alertId: number; found: Found },
): Promise<void> {
  const { db, now } = ctx;
  const alert = await repository.lockDueAlert(db, alertId, now);
  if (!alert) return;
  const { userId, type, frequency } = alert;
  await repository.changeAlert(db, alertId, {
    lookedAt: now,
    nextAt: nextDigestAt(frequency, now),
  });
  const reader = await repository.findReachable(db, userId);
  if (!reader) return;
  const ids = found.found.map(({ id }) => id);
  const fresh = await repository.insertToldItems(db, { userId, type }, ids, now);
  if (fresh.size === 0) return;
  const { appKey } = ctx;
  const isMailed = (await findSuppression(db, { appKey, email: reader.email })) === null;
  const cards = await cardsOf(ctx, { alert, items: found.found.filter(({ id }) => fresh.has(id)) });
  await notifyFound(ctx, {
    userId,
    alertId,
    type,
    frequency,
    isMailed,
    filters: alert.filters,
    profileId: (await findProfileOfType(db, userId, profileTypes[type]))?.id ?? null,
    total: found.total - (ids.length - fresh.size),
    place: alert.postalCode ?? alert.placeName,
    distanceKm: alert.distanceKm,
    ...cards,
    path: searchPath(alert, reader.locale),
    pausePath: urlsFor(reader.locale).pauseAlert(pauseLink.tokenOf(ctx.appKey, alertId)),
  });
}

const profileTypes = {
  NEW_PETSITTERS_IN_AREA: "pet_owner",
  NEW_JOBS_IN_AREA: "pet_sitter",
} as const satisfies Record<AlertType, ProfileType>;

async function cardsOf(ctx: Context, { alert, items }: { alert: AlertRow; items: Found["found"] }) {
  const first = items.slice(0, mostInDigest);
  const ids = first.map(({ id }) => id);
  const distances = new Map(first.map(({ id, distanceKm }) => [id, distanceKm]));
  const withDistance = <Card extends { id: number }>(card: Card) => ({
    ...card,
    distanceKm: distances.get(card.id),
  });
  if (alert.type === "NEW_JOBS_IN_AREA") {
    const cards = await listRequestCards(ctx, { requestIds: ids, userId: alert.userId });
    return { sitters: [], requests: cards.map(withDistance) };
  }
  const cards = await listPlainCards(ctx.db, ids);
  const inOrder = cards.toSorted((a, b) => ids.indexOf(a.id) - ids.indexOf(b.id));
  return { sitters: inOrder.map(withDistance), requests: [] };
}

/** The same search on the site, the newest first. */
function searchPath(alert: AlertRow, locale: Locale): string {
  const { citySlug, postalCode, latitude, longitude, distanceKm } = alert;
  const filters = {
    ...alert.filters,
    ...(distanceKm === defaultDistanceKm ? {} : { distance: distanceKm }),
    ...(citySlug ? {} : { latitude, longitude }),
  };
  const [query, code] = [citySlug ?? undefined, postalCode ?? undefined];
  const urls = urlsFor(locale);
  return alert.type === "NEW_JOBS_IN_AREA"
    ? urls.sitterWork(query, code, filters)
    : urls.search(query, code, { ...filters, sortBy: "newest" });
}
