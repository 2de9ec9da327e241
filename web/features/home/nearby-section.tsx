import { MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { PlaceWithSitters } from "#contract/content.ts";
import type { SitterCard } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { HeadingWithLink } from "#web/ui/page/heading-with-link.tsx";

export type NearbySectionProps = {
  sitters: readonly SitterCard[];
  renderCard: (sitter: SitterCard) => ReactNode;
  /** Where this visitor searched last. */
  near: { name: string; slug: string } | null;
  total: number;
  places: readonly PlaceWithSitters[];
};

/** People to look at: around the visitor when we know where that is, else from all over. */
export function NearbySection(props: NearbySectionProps) {
  const { sitters, renderCard, near, total, places } = props;
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <section className="bg-sunken py-section">
      <div className="wrap">
        <HeadingWithLink
          heading={near ? t("nearby.near", { place: near.name }) : t("nearby.anywhere")}
          link={{
            to: urls.search(near?.slug),
            label: near
              ? t("nearby.allNear", { place: near.name })
              : t("nearby.all", { count: total, number: formatNumber(total) }),
          }}
        />
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 md:mt-8 md:grid-cols-4">
          {sitters.map((sitter) => (
            <li key={sitter.id}>{renderCard(sitter)}</li>
          ))}
        </ul>
        {places.length > 1 && <Places places={places} />}
      </div>
    </section>
  );
}

function Places({ places }: Pick<NearbySectionProps, "places">) {
  const { t } = useTranslation("home");
  const urls = useUrls();
  return (
    <nav aria-labelledby="home-places" className="mt-8">
      <h3 id="home-places" className="text-base">
        {t("nearby.places")}
      </h3>
      <ul className="mt-3 flex flex-wrap gap-2">
        {places.map(({ name, slug, sitterCount }) => (
          <li key={slug}>
            <Link
              to={urls.search(slug)}
              className="inline-flex min-h-11 items-center gap-2 rounded-full bg-surface px-4 text-ink no-underline hover:underline"
            >
              <MapPin className="size-4.5 text-brand" />
              {name}
              <span className="tabular text-sm text-ink-soft">
                <span aria-hidden="true">{formatNumber(sitterCount)}</span>
                <span className="sr-only">{t("nearby.inPlace", { count: sitterCount })}</span>
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
