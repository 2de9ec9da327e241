import { ExternalLink, LogOut, Menu } from "lucide-react";
import type { ReactNode } from "react";
import { NavLink, useLocation } from "react-router";
import type { User } from "#contract/account.ts";
import type { AdminQueue } from "#contract/admin/queue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { addressOf, cmsLinks } from "./cms-links.ts";

export type CmsBarProps = {
  user: Pick<User, "firstName">;
  /** Absent when they could not be counted. */
  queue: AdminQueue | null;
  logo: ReactNode;
  /** Round a submit button. */
  logout: (button: ReactNode) => ReactNode;
};

const rowLook =
  "flex min-h-11 w-full items-center gap-3 rounded-small px-2.5 text-left text-sm font-semibold text-ink no-underline hover:bg-sunken md:min-h-9 [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-soft";

/** The places of the CMS: beside the page on a desk, folded up above it on a phone. */
export function CmsBar({ user, queue, logo, logout }: CmsBarProps) {
  const { t } = useTranslation("cms");
  const { pathname } = useLocation();
  const links = <CmsLinks user={user} queue={queue} logout={logout} />;
  return (
    <header className="contents">
      <details
        // Another page begins with the menu folded up.
        key={pathname}
        className="group/menu sticky top-0 z-20 border-b border-line bg-surface md:hidden"
      >
        <summary className="flex h-14 list-none items-center gap-3 px-gutter font-semibold [&::-webkit-details-marker]:hidden">
          <Menu className="size-5" />
          {t("menu")}
        </summary>
        <div className="max-h-[75dvh] overflow-y-auto px-3 pb-4">{links}</div>
      </details>
      <div className="sticky top-0 hidden h-dvh w-52 shrink-0 flex-col overflow-y-auto border-r border-line bg-surface px-2.5 pt-2 pb-3 md:flex">
        <div className="px-2.5">{logo}</div>
        {links}
      </div>
    </header>
  );
}

function CmsLinks({ user, queue, logout }: Omit<CmsBarProps, "logo">) {
  const { t } = useTranslation("cms");
  const urls = useUrls();
  return (
    <nav aria-label={t("nav")} className="flex flex-1 flex-col">
      {cmsLinks.map(({ group, links }) => (
        <div key={group}>
          {group !== "queue" && (
            <p className="mt-3 mb-1 px-2.5 text-xs text-ink-soft">{t(`groups.${group}`)}</p>
          )}
          <ul>
            {links.map(({ place, Icon, waiting }) => (
              <li key={place}>
                <NavLink
                  to={addressOf(place)}
                  end={place === "home"}
                  className={({ isActive }) =>
                    cx(
                      rowLook,
                      isActive && "bg-brand-soft text-brand-strong [&>svg]:text-brand-strong",
                    )
                  }
                >
                  <Icon />
                  {t(`places.${place}`)}
                  {waiting && queue && <Waiting count={waiting(queue)} />}
                </NavLink>
              </li>
            ))}
          </ul>
        </div>
      ))}
      <div className="mt-auto border-t border-line pt-2">
        <p className="flex items-center gap-2.5 px-2.5 py-1.5">
          <Avatar name={user.firstName} size="sm" />
          <span className="min-w-0 leading-tight">
            <span className="block truncate text-sm font-semibold">{user.firstName}</span>
            <span className="text-xs text-ink-soft">{t("admin")}</span>
          </span>
        </p>
        <a href={urls.search()} className={rowLook}>
          <ExternalLink />
          {t("toSite")}
        </a>
        {logout(
          <button type="submit" className={rowLook}>
            <LogOut />
            {t("logout")}
          </button>,
        )}
      </div>
    </nav>
  );
}

function Waiting({ count }: { count: number }) {
  const { t } = useTranslation("cms");
  if (count === 0) return null;
  return (
    <span className="tabular ml-auto font-semibold text-accent-strong">
      {formatNumber(count)}
      <span className="sr-only"> {t("waiting")}</span>
    </span>
  );
}
