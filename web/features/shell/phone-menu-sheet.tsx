import { useTranslation } from "react-i18next";
import { NavLink } from "react-router";
import { useUrls } from "#web/lib/use-urls.ts";
import { useUser } from "#web/lib/user.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Sheet } from "#web/ui/sheet.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { useNavLinks } from "./nav-links.ts";
import { useLogout } from "./use-logout.ts";

export type PhoneMenuSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function PhoneMenuSheet({ open, onOpenChange }: PhoneMenuSheetProps) {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const user = useUser();
  const navLinks = useNavLinks();
  const links = user ? [...navLinks, { to: urls.settings(), label: t("nav.settings") }] : navLinks;
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("nav.menu")}
      footer={<AccountButtons />}
    >
      <nav aria-label={t("nav.main")}>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to} className="border-b border-line">
              <NavLink
                to={to}
                className="flex min-h-13 items-center text-lg font-medium text-ink no-underline aria-[current=page]:text-brand-strong"
              >
                {label}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <LanguageSwitch className="py-4" />
    </Sheet>
  );
}

function AccountButtons() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const user = useUser();
  const { logOut, loggingOut } = useLogout();
  if (user) {
    return (
      <Button variant="secondary" wide onClick={logOut} pending={loggingOut}>
        {t("nav.logout")}
      </Button>
    );
  }
  return (
    <>
      <LinkButton to={urls.login()} variant="secondary" wide>
        {t("nav.login")}
      </LinkButton>
      <LinkButton to={urls.signup()} wide>
        {t("nav.signup")}
      </LinkButton>
    </>
  );
}
