import type { Alert } from "#contract/notices/alerts.ts";
import type { Translate } from "#web/lib/i18n/text-keys.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";

type T = Translate<"alerts">;

export function kindOf({ type }: Pick<Alert, "type">): "sitters" | "requests" {
  return type === "NEW_JOBS_IN_AREA" ? "requests" : "sitters";
}

/** `3511 AB, Utrecht`: as the field for a place has it. */
export function placeText({ label, postalCode }: Alert["place"]): string {
  const code = postalCode?.replace(/(?<=^\d{4})(?=[A-Z])/, " ");
  return [code, label].filter(Boolean).join(", ");
}

/** 'Utrecht, binnen 5 km'. */
export function whereText(t: T, { place, distance }: Pick<Alert, "place" | "distance">): string {
  const km = formatNumber(distance);
  const name = placeText(place);
  return name ? t("list.where", { place: name, km }) : t("list.here", { km });
}
