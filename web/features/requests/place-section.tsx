import type { PublicRequest } from "#contract/requests/public-requests.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { AreaSection } from "#web/ui/map/area-section.tsx";

export function PlaceSection({ request }: { request: PublicRequest }) {
  const { t } = useTranslation("requests");
  const place = placeLine(request, useLocale());
  return (
    <AreaSection
      heading={t("place.heading")}
      latitude={request.latitude}
      longitude={request.longitude}
      city={request.city}
      place={place}
      label={t("place.map", { place })}
      note={t("place.note")}
    />
  );
}
