import { ArrowLeftRight } from "lucide-react";
import { Link, NavLink } from "react-router";
import type { User } from "#contract/account.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { BarCount } from "./bar-count.tsx";
import { LanguageSwitch } from "./language-switch.tsx";
import { LogoutForm } from "./logout-form.tsx";
import { useNavLinks } from "./nav-links.ts";
import { useOwnLinks, useProfileInUse } from "./own-links.ts";

export type PhoneMenuSheetProps = { open: boolean; onOpenChange: (open: boolean) => void };

export function PhoneMenuSheet({ open, onOpenChange }: PhoneMenuSheetProps) {
  const { t } = useTranslation("shell");
  const user = useUser();
  const links = [...useNavLinks(), ...useOwnLinks(user)];
  return (
    <Sheet
      open={open}
      onOpenChange={onOpenChange}
      title={t("nav.menu")}
      footer={<AccountButtons />}
    >
      {user && <ProfileLine user={user} onFollow={() => onOpenChange(false)} />}
      <nav aria-label={t("nav.main")}>
        <ul>
          {links.map(({ to, label }) => (
            <li key={to} className="border-b border-line">
              <NavLink
                to={to}
                className="flex min-h-13 items-center text-lg font-medium text-ink no-underline aria-[current=page]:text-brand-strong [&.pending]:text-brand-strong"
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

type ProfileLineProps = { user: User; onFollow: () => void };

/** Closes the sheet at once: switching ends on the page where it began. */
function ProfileLine({ user, onFollow }: ProfileLineProps) {
  const { label, change } = useProfileInUse(user);
  return (
    <div className="mb-2 rounded-card bg-brand-soft px-4 py-2">
      {label && <p className="pt-1 font-semibold">{label}</p>}
      <Link
        to={change.to}
        onClick={onFollow}
        className="flex min-h-11 items-center gap-2.5 font-medium text-brand-strong no-underline"
      >
        <ArrowLeftRight className="size-5 shrink-0" />
        {change.label}
        <BarCount of="otherUnreadMessages" className="ml-auto" />
      </Link>
    </div>
  );
}

function AccountButtons() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const user = useUser();
  if (user) {
    return (
      <LogoutForm>
        {(pending) => (
          <Button type="submit" variant="secondary" wide pending={pending}>
            {t("nav.logout")}
          </Button>
        )}
      </LogoutForm>
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
