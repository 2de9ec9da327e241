import type { ReactNode } from "react";
import { HeadingWithLink } from "#web/ui/page/heading-with-link.tsx";

export type NearSectionProps = {
  title: string;
  link: { to: string; label: string };
  /** Said where there is nobody. */
  none: string;
  cards: readonly { id: number; card: ReactNode }[];
};

/** What is going on around the user, as cards; on a phone the first three, as there is more below. */
export function NearSection({ title, link, none, cards }: NearSectionProps) {
  return (
    <section>
      <HeadingWithLink heading={title} link={link} prefetch headingClassName="text-xl" />
      {cards.length === 0 ? (
        <p className="mt-4 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-4 grid gap-4 max-sm:[&>li:nth-child(n+4)]:hidden sm:grid-cols-2 md:mt-5 md:grid-cols-3">
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
