import type { AlertsShown } from "#contract/urls/urls.ts";
import { type Filters, hasBox, type Search, type SearchKind } from "./search.ts";

/** A search as the form for an alert begins with it: all but its order and its page. */
export function alertSearch(kind: SearchKind, { where, filters }: Search): AlertsShown {
  const { sortBy: _sort, page: _page, ...asked } = circleOf(filters);
  const isPoint = asked.latitude !== undefined;
  const { slug, postalCode } = where;
  return {
    new: kind,
    ...(isPoint ? {} : { query: slug ?? postalCode, postalCode: slug && postalCode }),
    filters: asked,
  };
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
