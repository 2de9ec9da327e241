import { Menu } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { NavLink, useLocation } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { Loading } from "#web/lib/page/loading.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { IconButton } from "#web/ui/icon-button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { OtherLanguageButton } from "./language-switch.tsx";
import { Logo } from "./logo.tsx";
import { useNavLinks } from "./nav-links.ts";

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
          <PhoneMenuButton className="-mr-2.5 md:hidden" />
        </div>
      </div>
    </header>
  );
}

function AccountCorner() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const user = useUser();
  if (user) {
    return (
      <Suspense>
        <UserCorner user={user} />
      </Suspense>
    );
  }
  return (
    <div className="hidden items-center gap-2 md:flex">
      <OtherLanguageButton />
      <LinkButton to={urls.login()} variant="ghost" size="sm" prefetch="intent">
        {t("nav.login")}
      </LinkButton>
      <LinkButton to={urls.signup()} variant="secondary" size="sm" prefetch="intent">
        {t("nav.signup")}
      </LinkButton>
    </div>
  );
}

const loadSheet = () => import("./phone-menu-sheet.tsx");
const PhoneMenuSheet = lazyPart(async () => (await loadSheet()).PhoneMenuSheet);

/** The sheet comes only when somebody reaches for it; a finger on the button starts the fetch. */
function PhoneMenuButton({ className }: { className?: string }) {
  const { t } = useTranslation("shell");
  const location = useLocation();
  const [wanted, setWanted] = useState(false);
  const [open, setOpen] = useState(false);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whichever page was opened, the menu has done its work.
  useEffect(() => setOpen(false), [location]);

  return (
    <>
      <IconButton
        label={t("nav.menu")}
        icon={<Menu />}
        aria-haspopup="dialog"
        aria-expanded={open}
        onPointerDown={() => void loadSheet()}
        onFocus={() => void loadSheet()}
        onClick={() => {
          setWanted(true);
          setOpen(true);
        }}
        className={cx("[&_svg]:size-6", className)}
      />
      {wanted && (
        <Suspense fallback={<Loading />}>
          <PhoneMenuSheet open={open} onOpenChange={setOpen} />
        </Suspense>
      )}
    </>
  );
}
