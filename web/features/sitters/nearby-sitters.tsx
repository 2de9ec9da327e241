import { useTranslation } from "react-i18next";
import { Link } from "react-router";
import type { SitterCard as Sitter } from "#contract/sitters.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { SitterCard } from "./sitter-card.tsx";

export type NearbySittersProps = { sitters: readonly Sitter[]; citySlug: string };

/** For who is not sure yet. */
export function NearbySitters({ sitters, citySlug }: NearbySittersProps) {
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  if (sitters.length === 0) return null;
  return (
    <section aria-labelledby="nearby" className="wrap pb-16">
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-7 pb-5">
        <h2 id="nearby" className="text-xl">
          {t("nearby.heading")}
        </h2>
        <Link to={urls.search(citySlug)} className="font-semibold">
          {t("nearby.all")}
        </Link>
      </div>
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
        {sitters.map((sitter) => (
          <li key={sitter.id}>
            <SitterCard sitter={sitter} level={3} />
          </li>
        ))}
      </ul>
    </section>
  );
}
