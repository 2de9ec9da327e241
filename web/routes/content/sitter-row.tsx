import type { ServiceType } from "#contract/shared/care.ts";
import type { SitterCard as Sitter } from "#contract/sitters.ts";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { HeadingWithLink } from "#web/ui/page/heading-with-link.tsx";

export type SitterRowProps = {
  heading: string;
  /** To all of them. */
  link: { to: string; label: string };
  sitters: readonly Sitter[];
  /** What the page is about; the prices are then for that. */
  wanted?: readonly ServiceType[];
};

/** One row on a wide screen. */
export function SitterRow({ heading, link, sitters, wanted = [] }: SitterRowProps) {
  return (
    <section className="bg-sunken py-section">
      <div className="wrap">
        <HeadingWithLink heading={heading} link={link} />
        <ul className="mt-6 grid gap-4 sm:grid-cols-2 md:mt-8 md:grid-cols-4">
          {sitters.map((sitter) => (
            <li key={sitter.id}>
              <SitterCard
                sitter={sitter}
                level={3}
                wanted={wanted}
                heart={<HeartButton subject={sitter} />}
              />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
