import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";
import { MessageText } from "../message-text.tsx";

const discs = {
  plain: "bg-brand-soft text-brand-strong",
  /** This reader has to answer. */
  hot: "bg-accent-soft text-accent-strong",
  go: "bg-brand text-on-brand",
  bad: "bg-danger-soft text-danger",
  quiet: "bg-sunken text-ink-soft",
};

export type MessageCardProps = {
  icon: LucideIcon;
  disc?: keyof typeof discs;
  who?: string;
  what: string;
  /** It won't happen. */
  isGone?: boolean;
  /** Coral only where this reader has to answer. */
  asks?: boolean;
  /** A button beside the words, on a card that only tells. */
  aside?: ReactNode;
  /** Small, under the words of such a card and in line with them. */
  below?: ReactNode;
  /** Facts and buttons, on a card that asks. */
  children?: ReactNode;
};

/** What the product says, always in this order: disc, who, what, facts, what can be done. */
export function MessageCard(props: MessageCardProps) {
  const { icon: Icon, disc = "plain", who, what, isGone, asks, aside, below, children } = props;
  return (
    <div
      className={cx(
        "mx-auto grid w-full max-w-dialog grid-cols-1 rounded-bubble bg-surface",
        children ? "gap-3.5 p-4.5" : "gap-1.5 px-4 py-3.5",
        asks && "ring-2 ring-accent ring-inset",
      )}
    >
      <div className="flex items-center gap-3">
        <span className={cx("grid size-10 shrink-0 place-items-center rounded-full", discs[disc])}>
          <Icon className="size-5" />
        </span>
        <div className="min-w-0 flex-1">
          {who && <p className="text-xs font-semibold text-ink-soft wrap-anywhere">{who}</p>}
          <p
            className={cx(
              "font-head leading-tight font-bold wrap-anywhere",
              isGone && "text-ink-soft line-through decoration-1",
            )}
          >
            {what}
          </p>
        </div>
        {aside && <div className="shrink-0">{aside}</div>}
      </div>
      {below && <div className="grid grid-cols-1 gap-1 pl-13 text-sm text-ink-soft">{below}</div>}
      {children}
    </div>
  );
}

export type Fact = { label: string; value: string | null };

/** What is known of it; what isn't is left out. */
export function Facts({ facts }: { facts: readonly Fact[] }) {
  return (
    <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1.5 text-sm">
      {facts.map(
        ({ label, value }) =>
          value && (
            <div key={label} className="col-span-2 grid grid-cols-subgrid">
              <dt className="min-w-18 text-ink-soft">{label}</dt>
              <dd className="font-medium wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

/** Two beside each other; one alone takes the width. */
export function CardButtons({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-2 gap-2 *:px-3 [&>:last-child:nth-child(odd)]:col-span-2">
      {children}
    </div>
  );
}

/** What somebody wrote with it, in their words; the marks around it are not among them. */
export function Quote({ text }: { text: string }) {
  return (
    <blockquote className="text-sm text-ink *:before:content-['‘'] *:after:content-['’']">
      <MessageText text={text} />
    </blockquote>
  );
}
