import {
  ArrowLeftRight,
  Bell,
  CalendarDays,
  ChevronDown,
  Heart,
  LogOut,
  Megaphone,
  MessageCircle,
  NotebookPen,
  PawPrint,
  Quote,
  Settings,
  Star,
  UserRound,
  Wallet,
} from "lucide-react";
import { useId } from "react";
import { Link } from "react-router";
import type { User } from "#contract/account.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Dots } from "#web/ui/page/dots.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import { BarCount } from "./bar-count.tsx";
import { LogoutForm } from "./logout-form.tsx";
import { useOwnLinks, useProfileInUse } from "./own-links.ts";
import { useDisclosure } from "./use-disclosure.ts";

const iconOf = {
  pets: PawPrint,
  request: Megaphone,
  favorites: Heart,
  reviews: Star,
  references: Quote,
  badges: PawPrint,
  profile: UserRound,
  notifications: Bell,
  subscriptions: Wallet,
  settings: Settings,
} as const;

const rowLook =
  "flex min-h-11 w-full items-center gap-3 rounded-small px-3 py-2 text-left text-ink no-underline hover:bg-brand-soft [&>svg]:size-5 [&>svg]:shrink-0 [&>svg]:text-ink-soft";

/** A button that unfolds a list of links; no menu role, so Tab walks through it as through any list. */
export function UserMenu({ user }: { user: User }) {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const id = useId();
  const { open, toggle, close, rootRef, buttonRef } = useDisclosure();
  const profile = useProfileInUse(user);
  const ownLinks = useOwnLinks(user);
  const places = [
    {
      to: urls.chats(),
      label: t("bar.chats"),
      Icon: MessageCircle,
      counts: "unreadMessages" as const,
    },
    {
      to: urls.bookings(),
      label: t("bar.bookings"),
      Icon: CalendarDays,
      counts: "awaitedBookings" as const,
    },
    {
      to: urls.logbooks(),
      label: t("bar.logbooks"),
      Icon: NotebookPen,
      counts: "unreadUpdates" as const,
    },
    ...ownLinks.map((link) => ({ ...link, Icon: iconOf[link.place], counts: null })),
  ];
  return (
    <div ref={rootRef} className="relative">
      <ScriptButton
        ref={buttonRef}
        aria-expanded={open}
        aria-controls={id}
        onClick={toggle}
        className="flex min-h-11 items-center gap-2 rounded-full border-fine border-edge bg-surface py-1 pr-3 pl-1.5 font-semibold text-ink transition-colors hover:border-ink"
      >
        <Avatar name={user.firstName} picture={faceOf(user)} size="sm" />
        <span>
          <span className="sr-only">{t("nav.accountOf")} </span>
          {user.firstName}
        </span>
        <ChevronDown className="size-4" />
      </ScriptButton>
      <div
        id={id}
        hidden={!open}
        className="absolute right-0 mt-2 min-w-52 animate-pop rounded-card border border-line bg-surface p-1.5 shadow-float"
      >
        {profile.label && (
          <p className="px-3 pt-2 text-sm font-semibold whitespace-nowrap">{profile.label}</p>
        )}
        <ul>
          <li className="mb-1.5 border-b border-line pb-1.5">
            <Link to={profile.change.to} onClick={close} className={rowLook}>
              <ArrowLeftRight />
              {profile.change.label}
              <BarCount of="otherUnreadMessages" className="ml-auto" />
            </Link>
          </li>
          {places.map(({ to, label, Icon, counts }) => (
            <li key={to}>
              <Link to={to} className={rowLook}>
                <Icon />
                {label}
                {counts && <BarCount of={counts} className="ml-auto" />}
              </Link>
            </li>
          ))}
          <li className="mt-1.5 border-t border-line pt-1.5">
            <LogoutForm>
              {(pending) => (
                <button type="submit" aria-disabled={pending || undefined} className={rowLook}>
                  <LogOut />
                  {t("nav.logout")}
                  {pending && <Dots />}
                </button>
              )}
            </LogoutForm>
          </li>
        </ul>
      </div>
    </div>
  );
}

/** The picture chosen for the profile in use. */
function faceOf({ profile }: User) {
  return profile?.images.find(({ profileImage }) => profileImage) ?? profile?.images[0];
}
