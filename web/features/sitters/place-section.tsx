import { useTranslation } from "react-i18next";
import type { PublicSitter } from "#contract/sitters.ts";
import { placeOf } from "#web/lib/text/place-name.ts";
import { AreaSection } from "#web/ui/map/area-section.tsx";

export function PlaceSection({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation("sitters");
  const place = placeOf(sitter);
  return (
    <AreaSection
      heading={t("place.heading", { name: sitter.firstName })}
      latitude={sitter.latitude}
      longitude={sitter.longitude}
      city={sitter.city}
      place={place}
      label={t("place.map", { place })}
      note={t("place.note")}
    />
  );
}
