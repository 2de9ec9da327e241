import { useTranslation } from "react-i18next";
import { placeLine } from "#contract/shared/place-line.ts";
import type { PublicSitter } from "#contract/sitters.ts";
import { useLocale } from "#web/lib/urls/use-urls.ts";
import { AreaMap } from "#web/ui/map/area-map.tsx";
import { Section } from "#web/ui/page/section.tsx";

/** The public point lies up to 500 metres from home: a circle of this size always has the home in it. */
const radiusMetres = 600;

export function PlaceSection({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation("sitters");
  const place = placeLine(sitter, useLocale());
  return (
    <Section heading={t("place.heading", { name: sitter.firstName })}>
      <figure>
        <AreaMap
          latitude={sitter.latitude}
          longitude={sitter.longitude}
          radiusMetres={radiusMetres}
          name={sitter.city}
          label={t("place.map", { place })}
          className="h-65 rounded-card"
        />
        <figcaption className="mt-2.5 text-sm text-ink-soft">
          <span className="font-semibold text-ink">{place}.</span> {t("place.note")}
        </figcaption>
      </figure>
    </Section>
  );
}
