import { useTranslation } from "react-i18next";
import type { PublicRequest } from "#contract/public-requests.ts";
import { placeOf } from "#web/lib/text/place-name.ts";
import { AreaSection } from "#web/ui/map/area-section.tsx";

export function PlaceSection({ request }: { request: PublicRequest }) {
  const { t } = useTranslation("requests");
  const place = placeOf(request);
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
