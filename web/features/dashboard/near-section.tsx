import type { ReactNode } from "react";
import { Link } from "react-router";

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
      <div className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1">
        <h2 className="text-xl">{title}</h2>
        <Link to={link.to} prefetch="intent" className="font-semibold">
          {link.label}
        </Link>
      </div>
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
