import { Suspense } from "react";
import { NavLink } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OtherLanguageButton } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { useNavLinks } from "./nav-links.ts";
import { PhoneMenuButton } from "./phone-menu-button.tsx";

const BellLink = lazyPart(async () => (await import("./bell-link.tsx")).BellLink);
const UserCorner = lazyPart(async () => (await import("./user-corner.tsx")).UserCorner);

export type TopBarProps = {
  /** In the sky of the page's own picture, instead of on a bar of its own. */
  sky?: boolean;
};

export function TopBar({ sky }: TopBarProps) {
  const { t } = useTranslation("shell");
  const links = useNavLinks();
  return (
    <header
      className={cx(
        "relative z-20 print:hidden",
        sky ? "bg-sky" : "border-b border-line bg-surface",
      )}
    >
      <div className="wrap flex h-16 items-center gap-6 md:h-19">
        <Logo />
        <nav aria-label={t("nav.main")} className="ml-4 hidden gap-6 md:flex">
          {links.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              prefetch="intent"
              className={({ isActive, isPending }) =>
                cx(
                  "inline-flex min-h-11 items-center border-y-3 border-transparent font-medium text-ink no-underline transition-colors hover:text-brand-strong",
                  (isActive || isPending) && "border-b-brand text-brand-strong",
                )
              }
            >
              {label}
            </NavLink>
          ))}
        </nav>
        <div className="ml-auto flex items-center gap-2">
          <AccountCorner />
          <PhoneBell />
          <PhoneMenuButton className="-mr-2.5 md:hidden" />
        </div>
      </div>
    </header>
  );
}

/** What is told stands in the bar of a phone too; there it leads to the page. */
function PhoneBell() {
  const user = useUser();
  if (!user) return null;
  return (
    <div className="size-11 md:hidden">
      <Suspense>
        <BellLink />
      </Suspense>
    </div>
  );
}

function AccountCorner() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const user = useUser();
  return (
    <div className="hidden items-center gap-2 md:flex">
      <OtherLanguageButton />
      {user ? (
        <Suspense>
          <UserCorner user={user} />
        </Suspense>
      ) : (
        <>
          <LinkButton to={urls.login()} variant="ghost" size="sm" prefetch="intent">
            {t("nav.login")}
          </LinkButton>
          <LinkButton to={urls.signup()} variant="secondary" size="sm" prefetch="intent">
            {t("nav.signup")}
          </LinkButton>
        </>
      )}
    </div>
  );
}
