import type * as z from "zod";
import type {
  Alert,
  AlertFilters,
  AlertType,
  alertForm,
  alertUpdate,
} from "#contract/notices/alerts.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { missingText } from "#contract/shared/validation/validation.ts";
import { defaultDistanceKm } from "#contract/shared/whereabouts.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import { refuseBackwards } from "#server/domains/requests/public-requests.service.ts";
import { refuseUnknownCodes } from "#server/domains/search/search.service.ts";
import { locate } from "#server/domains/search/whereabouts.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import type { AlertRow } from "./alerts.repository.ts";
import * as repository from "./alerts.repository.ts";
import { filtersOfType, isOver, mayMakeAnother } from "./alerts.rules.ts";
import { nextDigestAt } from "./digest-times.ts";
import { pauseLink } from "./pause-links.ts";

type AlertForm = z.output<typeof alertForm>;
type AlertUpdate = z.output<typeof alertUpdate>;
type Where = Pick<AlertForm, "city" | "latitude" | "longitude">;
/** Looked up before the transaction. */
type PlaceColumns = Pick<
  repository.AlertRow,
  "latitude" | "longitude" | "placeName" | "citySlug" | "postalCode"
>;

export async function listOwnAlerts({ db, now, viewer }: ViewerContext): Promise<Alert[]> {
  const rows = await repository.findAlerts(db, viewer.userId);
  return rows.map((row) => presentAlert(row, dayInAmsterdam(now)));
}

/** 422 without a place, or for one that we don't know. */
export async function findAlertPlace(
  ctx: ViewerContext<"places">,
  { city, latitude, longitude }: Where,
): Promise<PlaceColumns> {
  const asked = { city, latitude, longitude, distance: defaultDistanceKm };
  const { center } = await locate(ctx, asked);
  if (!center) throw invalid({ city: [missingText("city", ctx.locale)] });
  const point = { latitude: center.latitude, longitude: center.longitude };
  if (latitude !== undefined) {
    const nearest = await ctx.places.nearest(point.latitude, point.longitude);
    return { ...point, placeName: nearest?.name ?? null, citySlug: null, postalCode: null };
  }
  return {
    ...point,
    placeName: center.label ?? null,
    citySlug: center.slug ?? null,
    postalCode: readPostalCode(city ?? ""),
  };
}

/** The same for a change; null where it says nothing of a place. */
export async function findChangedPlace(
  ctx: ViewerContext<"places">,
  change: AlertUpdate,
): Promise<PlaceColumns | null> {
  const { city, latitude, longitude } = change;
  const isGiven = [city, latitude, longitude].some((each) => each !== undefined);
  return isGiven ? findAlertPlace(ctx, change) : null;
}

export async function createAlert(
  ctx: ViewerContext,
  { form, place }: { form: AlertForm; place: PlaceColumns },
): Promise<Alert> {
  const { db, now, viewer } = ctx;
  const { userId } = viewer;
  const { type, distance, frequency, active } = form;
  const filters = readFilters(ctx, type, form.filters);
  // Two at once would both find room for the last one.
  await lockOwnUser(db, userId);
  if (!mayMakeAnother(await repository.countAlerts(db, userId))) throw conflict("tooManyAlerts");
  const row = await repository.insertAlert(db, {
    userId,
    type,
    ...place,
    distanceKm: distance,
    filters,
    frequency,
    isActive: active,
    newSince: now,
    nextAt: nextDigestAt(frequency, now),
    createdAt: now,
  });
  return presentAlert(row, dayInAmsterdam(now));
}

/**
 * What it looks for elsewhere, or otherwise, is new from the last look on: nobody gets a month of what
 * they could have searched for. Whatever is changed, the next digest comes at the next five o'clock.
 */
export async function updateAlert(
  ctx: ViewerContext,
  input: { alertId: number; change: AlertUpdate; place: PlaceColumns | null },
): Promise<Alert> {
  const { db, now, viewer } = ctx;
  const { alertId, change, place } = input;
  const row = await repository.lockAlert(db, { userId: viewer.userId, alertId });
  if (!row) throw notFound();
  const { type = row.type, frequency = row.frequency, distance, active } = change;
  const filters = readFilters(ctx, type, change.filters ?? row.filters);
  const isOther = place ?? distance ?? change.filters ?? change.type;
  const after = await repository.changeAlert(db, alertId, {
    type,
    filters,
    frequency,
    ...place,
    distanceKm: distance ?? row.distanceKm,
    isActive: active ?? row.isActive,
    newSince:
      isOther === undefined || isOther === null ? row.newSince : (row.lookedAt ?? row.newSince),
    nextAt: nextDigestAt(frequency, now),
  });
  return presentAlert(after, dayInAmsterdam(now));
}

export async function removeAlert(
  { db, viewer }: ViewerContext,
  { alertId }: { alertId: number },
): Promise<void> {
  if (!(await repository.deleteAlert(db, { userId: viewer.userId, alertId }))) throw notFound();
}

/** By the link in a mail, without logging in. Paused twice is paused. */
export async function pauseByLink(
  { db, appKey }: Context<"appKey">,
  { token }: { token: string },
): Promise<void> {
  const alertId = pauseLink.read(appKey, token);
  if (alertId === null || !(await repository.pauseAlert(db, alertId))) throw notFound();
}

function readFilters(ctx: ViewerContext, type: AlertType, given: AlertFilters): AlertFilters {
  const filters = filtersOfType(type, given);
  refuseUnknownCodes(ctx, filters);
  refuseBackwards(ctx, filters);
  return filters;
}

/** `3511`, `3511 ab`: as it stands in an address, `3511AB`. */
function readPostalCode(city: string): string | null {
  const code = city.replace(/\s/g, "").toUpperCase();
  return /^[1-9]\d{3}([A-Z]{2})?$/.test(code) ? code : null;
}

function presentAlert(row: AlertRow, today: string): Alert {
  return {
    id: row.id,
    type: row.type,
    place: {
      latitude: row.latitude,
      longitude: row.longitude,
      label: row.placeName ?? undefined,
      slug: row.citySlug ?? undefined,
      postalCode: row.postalCode ?? undefined,
    },
    distance: row.distanceKm,
    filters: row.filters,
    frequency: row.frequency,
    active: row.isActive,
    isOver: isOver(row.filters, today),
    createdAt: toInstant(row.createdAt),
  };
}
