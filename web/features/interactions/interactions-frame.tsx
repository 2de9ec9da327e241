import type { ReactNode } from "react";
import { NavLink } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useCounts } from "#web/lib/live/counts.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";
import { cx } from "#web/ui/cx.ts";

export const interactionTabs = ["chats", "bookings", "logbooks"] as const;
export type InteractionTab = (typeof interactionTabs)[number];

export type InteractionsFrameProps = {
  tab: InteractionTab;
  /** Under the tabs: what there is to choose from, and then what was chosen is beside it. */
  list?: ReactNode;
  /** With a list only from 1024 px on; without one it has the page to itself. */
  children: ReactNode;
  /** On a phone it stands under the list, which then has made room for it. */
  alsoOnPhones?: boolean;
};

/** Chats, bookings and logbooks are one page: who you are in contact with, and about what. */
export function InteractionsFrame(props: InteractionsFrameProps) {
  const { tab, list, children, alsoOnPhones } = props;
  const { t } = useTranslation("interactions");
  return (
    <div
      className={cx(
        "flex flex-1 flex-col",
        list &&
          "mx-auto w-full md:min-h-0 md:flex-row xl:max-w-(--breakpoint-lg) xl:border-x xl:border-line",
      )}
    >
      <div
        className={cx(
          "flex min-h-0 flex-col bg-surface",
          list && "md:w-95 md:flex-none md:border-r md:border-line",
          list && !alsoOnPhones && "flex-1",
        )}
      >
        <h1 className="sr-only">{t(tab)}</h1>
        <Tabs />
        {list}
      </div>
      <section
        className={cx(
          "min-h-0 min-w-0 flex-1 flex-col",
          list && !alsoOnPhones ? "hidden md:flex" : "flex",
        )}
      >
        {children}
      </section>
    </div>
  );
}

function Tabs() {
  const { t } = useTranslation("interactions");
  const urls = useUrls();
  const { unreadMessages, awaitedBookings, unreadUpdates } = useCounts();
  const counts = { chats: unreadMessages, bookings: awaitedBookings, logbooks: unreadUpdates };
  const places = { chats: urls.chats(), bookings: urls.bookings(), logbooks: urls.logbooks() };
  return (
    <nav
      aria-label={t("label")}
      className="scrollbar-none flex shrink-0 gap-6 overflow-x-auto border-b border-line px-gutter md:px-6"
    >
      {interactionTabs.map((tab) => (
        <NavLink
          key={tab}
          to={places[tab]}
          prefetch="intent"
          className={({ isActive }) =>
            cx(
              "flex min-h-13 shrink-0 items-center gap-1.5 border-b-3 font-semibold no-underline transition-colors focus-visible:-outline-offset-4",
              isActive
                ? "border-brand text-brand-strong"
                : "border-transparent text-ink-soft hover:text-ink",
            )
          }
        >
          {t(tab)}
          <CountBadge
            count={counts[tab]}
            label={t(tab === "bookings" ? "awaiting" : "unread", { count: counts[tab] })}
          />
        </NavLink>
      ))}
    </nav>
  );
}
