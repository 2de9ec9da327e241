import type { Alert } from "#contract/notices/alerts.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { AlertRow } from "./alerts.repository.ts";
import { isOver } from "./alerts.rules.ts";

export function presentAlert(row: AlertRow, today: string): Alert {
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
