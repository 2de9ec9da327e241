import { Eye, EyeOff } from "lucide-react";
import { type ReactNode, Suspense } from "react";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { HeadingWithLink, type HeadingWithLinkProps } from "./heading-with-link.tsx";

export type DetailPageProps = {
  /** Over one's own page: a bar that says so. */
  own: ReactNode;
  pictures: ReactNode;
  head: ReactNode;
  /** Beside the head where there is room; on a phone they lie on the pictures. */
  actions: ReactNode;
  body: ReactNode;
  /** Beside it the next step; on a phone it is in the foot. */
  side: ReactNode;
  /** Others like it. */
  near: ReactNode;
  foot: ReactNode;
};

/**
 * A page about one thing: pictures, a head, what there is to read, and beside it the next step. What
 * there is to read is taken over by React after the rest, or when it is touched.
 */
export function DetailPage(props: DetailPageProps) {
  const { own, pictures, head, actions, body, side, near, foot } = props;
  return (
    <>
      {own}
      {pictures}
      <div className="wrap grid gap-10 pt-7 pb-16 md:grid-cols-[minmax(0,1fr)_23rem] md:items-start md:gap-18">
        <div>
          <div className="flex items-start justify-between gap-4 pb-7">
            <div className="min-w-0 flex-1">{head}</div>
            <div className="hidden shrink-0 gap-2 md:flex">{actions}</div>
          </div>
          <Suspense>{body}</Suspense>
        </div>
        {side}
      </div>
      <Suspense>{near}</Suspense>
      {foot}
    </>
  );
}

type CardsSectionProps = Pick<HeadingWithLinkProps, "heading" | "link"> & {
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

/** Beside a long page where there is room: what matters most, and the next step, always in view. */
export function SideCard({ children }: { children: ReactNode }) {
  return (
    <Card as="aside" lifted className="sticky top-6 hidden gap-4 md:grid">
      {children}
    </Card>
  );
}

/** The same on a phone, always within reach of a thumb; it takes the place of the bar of places. */
export function FootBar({ children }: { children: ReactNode }) {
  return (
    <div
      data-foot
      className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden"
    >
      <div className="wrap flex h-bar items-center justify-between gap-4">{children}</div>
    </div>
  );
}

type OwnBarProps = {
  /** Whether others see this page too. */
  isPublic: boolean;
  text: string;
  edit: { to: string; label: string };
};

/** Over one's own page: it is the same one that others see, or will see. */
export function OwnBar({ isPublic, text, edit }: OwnBarProps) {
  const Icon = isPublic ? Eye : EyeOff;
  return (
    <div className={isPublic ? "bg-brand-soft" : "bg-warn-soft"}>
      <div className="wrap flex min-h-14 flex-wrap items-center gap-x-4 gap-y-1 py-2">
        <p className="flex flex-1 items-center gap-3 font-medium">
          <Icon className={cx("size-5 shrink-0", isPublic ? "text-brand-strong" : "text-warn")} />
          {text}
        </p>
        {/* On a phone it is at the foot of the screen. */}
        <div className="hidden md:block">
          <LinkButton to={edit.to} variant="secondary" size="sm">
            {edit.label}
          </LinkButton>
        </div>
      </div>
    </div>
  );
}
