import type { ReactNode } from "react";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { productName } from "#contract/shared/product.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { HeroStreet } from "#web/ui/pictures/hero-street.tsx";
import { Crumbs } from "../crumbs.tsx";

export type AnimalHeroProps = {
  title: string;
  lead: string | undefined;
  animal: AnimalCategory;
  /** The search. */
  children: ReactNode;
};

/** The street of the front door, with one animal above the roofs. */
export function AnimalHero({ title, lead, animal, children }: AnimalHeroProps) {
  const urls = useUrls();
  return (
    <section className="relative overflow-hidden bg-sky">
      <div className="wrap relative z-1 pt-7 md:pt-11">
        <Crumbs above={[{ name: productName, to: urls.home() }]} here={title} />
        <div className="flex items-start justify-between gap-6">
          <div>
            <h1 className="max-w-[18ch]">{title}</h1>
            {lead && <p className="mt-4 max-w-[44ch] text-lg leading-snug">{lead}</p>}
          </div>
          <img
            src={animalPictures[animal]}
            alt=""
            width={240}
            height={240}
            className="hidden size-40 shrink-0 rounded-full md:block"
          />
        </div>
        <div className="mt-6 md:mt-8">{children}</div>
      </div>
      <HeroStreet alt="" />
    </section>
  );
}
