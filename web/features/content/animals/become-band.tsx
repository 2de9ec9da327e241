import type { ReactNode } from "react";
import { Link } from "react-router";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";

export type BecomeBandProps = {
  title: string;
  animal: AnimalCategory;
  link: { to: string; label: string };
  /** Why one would. */
  children: ReactNode;
};

/** The other side of the page: whoever reads on may want to do it themselves. */
export function BecomeBand({ title, animal, link, children }: BecomeBandProps) {
  return (
    <section className="bg-deep py-section text-on-deep">
      <div className="wrap flex flex-wrap items-center gap-6">
        <img
          src={animalPictures[animal]}
          alt=""
          width={240}
          height={240}
          loading="lazy"
          className="size-24 rounded-card"
        />
        <div className="min-w-0 flex-1 basis-60">
          <h2>{title}</h2>
          <div className="mt-3 text-on-deep-soft">{children}</div>
        </div>
        <Link
          to={link.to}
          className="inline-flex min-h-12 items-center rounded-full bg-cream px-5.5 font-semibold text-on-cream no-underline focus-visible:outline-cream"
        >
          {link.label}
        </Link>
      </div>
    </section>
  );
}
