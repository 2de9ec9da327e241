import type * as z from "zod";
import type { Alert, alertForm, Frequency } from "#contract/notices/alerts.ts";
import { placeText } from "#web/features/alerts/alert-words.ts";
import { readFilterFields } from "#web/features/search/address/read-form.ts";
import { readTyped, type Typed } from "#web/features/search/address/read-typed.ts";
import {
  type Filters,
  hasBox,
  type Search,
  type SearchKind,
  usualDistanceKm,
  wishesOf,
  withoutDefaults,
  withTyped,
} from "#web/features/search/address/search.ts";
import { placeName } from "#web/features/search/address/search-words.ts";
import type { PlacePick } from "#web/features/search/places/place-pick.ts";
import { act } from "#web/lib/forms/act.ts";
import { textIn } from "#web/lib/forms/plain-fields.ts";

/** What the form for an alert holds. */
export type AlertValues = {
  /** As it stands in the field. */
  city: string;
  /** What was picked for it, as JSON; it counts while the field says the same. */
  pick: string;
  /** With the distance. */
  filters: Filters;
  frequency: Frequency | null;
};

/** Hidden fields: what the page has no plain field for, and all that its script knows. */
export const hiddenNames = { kept: "kept", chosen: "chosen" } as const;

const types = {
  sitters: "NEW_PETSITTERS_IN_AREA",
  requests: "NEW_JOBS_IN_AREA",
} as const satisfies Record<SearchKind, Alert["type"]>;

export const emptyValues: AlertValues = { city: "", pick: "", filters: {}, frequency: "daily" };

/** From what somebody searched for; `place` is the name of where that was. */
export function valuesOfSearch(search: Search, place: string, here: string): AlertValues {
  const { where } = search;
  const filters = circleOf(search.filters);
  const { latitude, longitude } = filters;
  const wishes = { ...wishesOf(filters), distance: filters.distance };
  if (latitude !== undefined && longitude !== undefined) {
    return {
      ...emptyValues,
      city: here,
      pick: pickOf({ latitude, longitude, text: here }),
      filters: withoutDefaults(wishes),
    };
  }
  const { slug, postalCode } = where;
  const city = placeText({ latitude: 0, longitude: 0, label: place || undefined, postalCode });
  const picked = slug ?? postalCode;
  const pick = picked
    ? pickOf({ slug: picked, ...(postalCode ? { postalCode } : {}), text: city })
    : "";
  return { ...emptyValues, city, pick, filters: withoutDefaults(wishes) };
}

/** Half of the box's diagonal round its middle: all that the map showed, and a little more. */
function circleOf(filters: Filters): Filters {
  if (!hasBox(filters)) return filters;
  const { latitude = 0, longitude = 0, latitudeEnd = 0, longitudeEnd = 0, ...others } = filters;
  const middle = {
    latitude: (latitude + latitudeEnd) / 2,
    longitude: (longitude + longitudeEnd) / 2,
  };
  const kmADegree = 111.2;
  const north = ((latitudeEnd - latitude) / 2) * kmADegree;
  const east =
    ((longitudeEnd - longitude) / 2) * kmADegree * Math.cos((middle.latitude * Math.PI) / 180);
  const distance = Math.min(100, Math.max(1, Math.ceil(Math.hypot(north, east))));
  const rounded = (degrees: number) => Math.round(degrees * 100) / 100;
  return {
    ...others,
    latitude: rounded(middle.latitude),
    longitude: rounded(middle.longitude),
    distance,
  };
}

export function valuesOfAlert(alert: Alert, here: string): AlertValues {
  const { place, distance, filters, frequency } = alert;
  const city = placeText(place) || here;
  const { slug, postalCode, latitude, longitude } = place;
  const pick = slug
    ? pickOf({ slug, ...(postalCode ? { postalCode } : {}), text: city })
    : pickOf({ latitude, longitude, text: city });
  return { city, pick, filters: withoutDefaults({ ...(filters as Filters), distance }), frequency };
}

/** A place from the list; what was typed beside it is wished for. */
export function valuesOfPick(pick: PlacePick, filters: Filters): Partial<AlertValues> {
  const wishes = "slug" in pick ? pick.wishes : undefined;
  return { city: pick.text, pick: pickOf(pick), filters: withTyped(filters, wishes ?? {}) };
}

function pickOf(pick: PlacePick): string {
  return JSON.stringify(pick);
}

/** From the fields of the page, which are all there is before and without its script. */
export function readAlertFields(kind: SearchKind) {
  return (fields: FormData): Partial<AlertValues> => {
    const city = textIn(fields, placeName);
    return {
      ...(city === undefined ? {} : { city: city.trim() }),
      filters: filtersIn(kind, fields),
    };
  };
}

function filtersIn(kind: SearchKind, fields: FormData): Filters {
  const chosen = parse(textIn(fields, hiddenNames.chosen));
  if (chosen) return chosen;
  const texts = [...fields].flatMap(([name, value]) =>
    typeof value === "string" ? [[name, value] as [string, string]] : [],
  );
  // Checked by the API when it is sent.
  const read = readFilterFields(kind, new URLSearchParams(texts)) as Filters | null;
  return withoutDefaults({ ...parse(textIn(fields, hiddenNames.kept)), ...read });
}

function parse(text: string | undefined): Filters | null {
  if (!text) return null;
  try {
    const value: unknown = JSON.parse(text);
    return typeof value === "object" ? (value as Filters | null) : null;
  } catch {
    return null;
  }
}

const saveForm = (kind: SearchKind, name: string) =>
  act<AlertValues & { alertId: string }, unknown>({
    name,
    // Which one is changed, its address tells; none: it is a new one.
    initial: { ...emptyValues, alertId: "" },
    read: readAlertFields(kind),
    failed: (texts) => texts("alerts")("form.failed"),
    send(call, { alertId: id, ...values }) {
      const body = bodyOf(kind, values);
      if (id === "") return call("alerts.create", { body });
      return call("alerts.update", { params: { id }, body });
    },
    goOnAt: (urls) => urls.alerts(),
  });

export const saveForms = {
  sitters: saveForm("sitters", "alertSitters"),
  requests: saveForm("requests", "alertRequests"),
};

function bodyOf(
  kind: SearchKind,
  { city, pick, filters, frequency }: AlertValues,
): z.input<typeof alertForm> {
  const typed = readTyped(city);
  const { distance = usualDistanceKm, ...wishes } = withTyped(filters, typed.wishes);
  return {
    type: types[kind],
    ...whereOf(typed, city.trim(), pick),
    distance,
    filters: wishesOf(wishes),
    frequency: frequency ?? "daily",
  };
}

function whereOf({ place, postalCode }: Typed, city: string, pick: string) {
  const picked = parse(pick) as PlacePick | null;
  if (picked?.text === city) {
    if ("slug" in picked) return { city: picked.postalCode ?? picked.slug };
    return { latitude: picked.latitude, longitude: picked.longitude };
  }
  // '3511 AB, Utrecht' is what the field itself writes.
  const named = postalCode ?? place;
  return named === "" ? {} : { city: named };
}
