import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { AreaSection } from "#web/ui/map/area-section.tsx";

export function PlaceSection({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation("sitters");
  const place = placeLine(sitter, useLocale());
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
