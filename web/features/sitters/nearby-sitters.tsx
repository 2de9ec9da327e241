import type { SitterCard as Sitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { CardsSection } from "#web/ui/page/cards-section.tsx";
import { SitterCard } from "./sitter-card.tsx";

export type NearbySittersProps = { sitters: readonly Sitter[]; citySlug: string };

/** For who is not sure yet. */
export function NearbySitters({ sitters, citySlug }: NearbySittersProps) {
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  return (
    <CardsSection
      id="nearby"
      heading={t("nearby.heading")}
      link={{ to: urls.search(citySlug), label: t("nearby.all") }}
      cards={sitters.map((sitter) => ({
        id: sitter.id,
        card: <SitterCard sitter={sitter} level={3} />,
      }))}
    />
  );
}
