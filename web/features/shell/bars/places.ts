import { urls } from "#contract/urls/urls.ts";
import type { TextKey } from "#web/lib/i18n/text-keys.ts";
import type { Back } from "#web/lib/page/route-handle.ts";

/** The places that open later, by their path in routes.ts. Whoever opens one takes it off the list. */
const places = {
  reference: "reference",
  "veelgestelde-vragen/:profileType?": "faq",
  "blog/:url?": "blog",
  gezocht: "info",
  gezochttips: "info",
  werk: "info",
  "hoe-werkt-het": "info",
  werktips: "info",
  "hondenoppas-gezocht": "animal",
  "hondenuitlaatservice-gezocht": "animal",
  "kattenoppas-aan-huis": "animal",
  "konijnenoppas-gezocht": "animal",
  "vogeloppas-service": "animal",
  "reptielen-opvang-gezocht": "animal",
  "boerderijoppas-huizenoppas": "animal",
  paardenoppas: "animal",
  "hondje-uitlaten": "animal",
  slangenoppas: "animal",
  contact: "contactUs",
  "redirect/:id": "notice",
  badges: "badges",
  referenties: "references",
  references: "references",
  reviews: "reviews",
  betalingen: "payments",
  payments: "payments",
  emailservice: "emailService",
  subscriptions: "subscriptions",
  "user-data/download": "personalData",
  cms: "cms",
  "logbook/:logbookId": "logbook",
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

/** Under which header these places of the second layout stand, and where its button leads by itself. */
const backs: Record<string, Back> = {
  "logbook/:logbookId": { header: "back.logbook", to: urls.logbooks() },
};

export function backOfPlace(pattern: string): Back | null {
  return backs[pattern.replace(/^\//, "")] ?? null;
}
