import type { ReactNode } from "react";
import { HeadingWithLink, type HeadingWithLinkProps } from "./heading-with-link.tsx";

export type CardsSectionProps = Pick<HeadingWithLinkProps, "heading" | "link"> & {
  id: string;
  cards: readonly { id: number; card: ReactNode }[];
};

/** At the foot of a page: others of the same kind. Nothing where there are none. */
export function CardsSection({ id, heading, link, cards }: CardsSectionProps) {
  if (cards.length === 0) return null;
  return (
    <section aria-labelledby={id} className="wrap pb-16">
      <HeadingWithLink
        id={id}
        heading={heading}
        link={link}
        headingClassName="text-xl"
        className="border-t border-line pt-7 pb-5"
      />
      <ul className="grid gap-4 sm:grid-cols-2 md:grid-cols-4">
        {cards.map(({ id: key, card }) => (
          <li key={key}>{card}</li>
        ))}
      </ul>
    </section>
  );
}
