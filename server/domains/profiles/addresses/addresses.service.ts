import { createHmac } from "node:crypto";
import type * as z from "zod";
import type { Address, addressForm } from "#contract/addresses.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { AddressLookupFailed } from "#server/platform/geo/addresses.ts";
import type { Point } from "#server/platform/geo/distance.ts";
import { placeKey, slugOf } from "#server/platform/geo/place-name.ts";
import type { Places } from "#server/platform/geo/places.ts";
import { invalid, notFound, Problem, tooManyRequests } from "#server/platform/http/problem.ts";
import { findAddress, saveAddress } from "./addresses.repository.ts";
import {
  isSameHouse,
  isShownAsBefore,
  movesPerDay,
  pointSeed,
  publicPoint,
} from "./addresses.rules.ts";

type AddressForm = z.output<typeof addressForm>;

/** Where it is, to the metre and as others may see it. */
type Located = {
  isPrecise: boolean;
  exact: Point;
  near: Point;
  citySlug: string;
};

/** Before the transaction that saves an address: registers are asked where it is. */
export async function prepareAddress(
  ctx: Outside<ViewerContext<"addresses" | "places" | "appKey" | "limits">>,
  { form }: { form: AddressForm },
): Promise<Located> {
  await countMove(ctx, form);
  const found = await locate(ctx, form);
  if (!found) throw invalid({ postalCode: [ruleText("postalCodeUnknown", ctx.locale)] });
  const { isPrecise, ...exact } = found;
  const digest = createHmac("sha256", ctx.appKey)
    .update(pointSeed({ ...form, isPrecise }))
    .digest();
  const near = publicPoint(digest, exact);
  return { isPrecise, exact, near, citySlug: await findCitySlug(ctx.places, form) };
}

/** A first address is none, nor is a home that is saved again. */
async function countMove(
  { viewer, limits, inTransaction }: Outside<ViewerContext<"limits">>,
  form: AddressForm,
): Promise<void> {
  const { userId } = viewer;
  const before = await inTransaction(({ db }) => findAddress(db, userId));
  if (!before || isSameHouse(before, form)) return;
  const { allowed, retryAfterMs } = await limits.hit(`moves:user:${userId}`, movesPerDay);
  if (!allowed) throw tooManyRequests(retryAfterMs);
}

export async function updateAddress(
  ctx: ViewerContext<"outbox">,
  { form, prepared }: { form: AddressForm; prepared: Located },
): Promise<Address> {
  const { userId } = ctx.viewer;
  const { isPrecise, exact, citySlug } = prepared;
  const before = await findAddress(ctx.db, userId);
  const near =
    before && isShownAsBefore(before, { ...form, isPrecise })
      ? { lat: before.publicLatitude, lng: before.publicLongitude }
      : prepared.near;
  const shown = { ...form, neighborhood: form.neighborhood ?? null };
  await saveAddress(ctx.db, {
    userId,
    ...shown,
    citySlug,
    latitude: exact.lat,
    longitude: exact.lng,
    isPrecise,
    publicLatitude: near.lat,
    publicLongitude: near.lng,
    changedAt: ctx.now,
  });
  await tellOfUpdate(ctx, { userId });
  return { ...shown, neighborhood: shown.neighborhood ?? undefined };
}

/** The register's point; while it has none, the middle of the place. */
async function locate(
  { addresses, places }: Context<"addresses" | "places">,
  { postalCode, houseNumber, city }: AddressForm,
): Promise<(Point & { isPrecise: boolean }) | null> {
  try {
    const found = await addresses.lookup(postalCode, houseNumber);
    if (found) return { lat: found.lat, lng: found.lng, isPrecise: found.precise };
  } catch (error) {
    // Somebody who knows their own address needn't wait for the register to recover.
    if (!(error instanceof AddressLookupFailed)) throw error;
  }
  const place = (await places.findByPostalCode(postalCode)) ?? (await places.findByName(city));
  return place && { lat: place.lat, lng: place.lng, isPrecise: false };
}

/**
 * By the postal code where two places share a name; else by any spelling of the name. A place that
 * nobody knows, or that the register was too busy to tell, is called as it is written.
 */
export async function findCitySlug(
  places: Places,
  { postalCode, city }: Pick<AddressForm, "postalCode" | "city">,
): Promise<string> {
  const around = await places.findByPostalCode(postalCode);
  const isMeant = around !== null && placeKey(around.name) === placeKey(city);
  const place = isMeant ? around : await places.findByName(city);
  return place?.slug ?? (slugOf(city) || "nederland");
}

export async function lookUpAddress(
  { addresses }: Context<"addresses">,
  query: { postalCode: string; houseNumber: string },
): Promise<{ street: string | undefined; city: string; neighborhood: string | undefined }> {
  try {
    const found = await addresses.lookup(query.postalCode, query.houseNumber);
    if (!found) throw notFound();
    const { city } = found;
    if (!found.precise) return { street: undefined, city, neighborhood: undefined };
    return { street: found.street, city, neighborhood: found.neighborhood };
  } catch (error) {
    if (error instanceof AddressLookupFailed) throw new Problem(502, "addressLookupFailed");
    throw error;
  }
}

const mostSuggestions = 8;

export async function suggestPlaces({ places }: Context<"places">, { q }: { q: string }) {
  const found = q === "" ? [] : await places.suggest(q, mostSuggestions);
  return found.map(({ lat, lng, ...place }) => ({ ...place, latitude: lat, longitude: lng }));
}
