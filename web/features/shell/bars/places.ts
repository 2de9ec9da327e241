import type { TextKey } from "#web/lib/i18n/text-keys.ts";

/** The places that open later, by their path in routes.ts. Whoever opens one takes it off the list. */
const places = {
  cms: "cms",
} as const satisfies Record<string, PlaceName>;

type PlaceName =
  TextKey<"not-open-yet"> extends infer Key
    ? Key extends `places.${infer Name}.title`
      ? Name
      : never
    : never;

export type Place = (typeof places)[keyof typeof places];

export function placeOf(pattern: string): Place | null {
  return (places as Record<string, Place>)[pattern.replace(/^\//, "")] ?? null;
}

export const placePatterns = Object.keys(places);
