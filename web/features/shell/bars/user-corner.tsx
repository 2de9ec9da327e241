import { MessageCircle } from "lucide-react";
import { Suspense, useId } from "react";
import { NavLink } from "react-router";
import type { User } from "#contract/account.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Dots } from "#web/ui/page/dots.tsx";
import { BarCount } from "./bar-count.tsx";
import { BellLink } from "./bell/bell-link.tsx";
import { OtherLanguageButton } from "./language-switch.tsx";
import { useDisclosure } from "./use-disclosure.ts";
import { UserMenu } from "./user-menu.tsx";

/** The end of the top bar for users, of which a phone shows what is new; guests, who see most pages first, do without it. */
export function UserCorner({ user }: { user: User }) {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  return (
    <>
      <BellLink className="md:hidden" />
      <div className="hidden items-center gap-2 md:flex">
        <OtherLanguageButton />
        <NavLink
          to={urls.chats()}
          prefetch="intent"
          className="relative grid size-11 shrink-0 place-items-center rounded-full text-ink hover:bg-sunken aria-[current=page]:text-brand-strong [&.pending]:text-brand-strong"
        >
          <MessageCircle className="size-6" />
          <span className="sr-only">{t("bar.chats")} </span>
          <BarCount of="unreadMessages" className="absolute top-0.5 left-1/2" />
        </NavLink>
        <Bell />
        <UserMenu user={user} />
      </div>
    </>
  );
}

const BellPanel = lazyPart(async () => (await import("./bell/bell-panel.tsx")).BellPanel);

/** What is new, under the bell. */
export function Bell() {
  const id = useId();
  const { open, toggle, rootRef, buttonRef } = useDisclosure<HTMLAnchorElement>();
  return (
    <div ref={rootRef} className="relative">
      <BellLink ref={buttonRef} expands={{ id, isOpen: open, onPress: toggle }} />
      <div
        id={id}
        hidden={!open}
        className="absolute right-0 mt-2 animate-pop rounded-card border border-line bg-surface p-5 shadow-float md:w-90"
      >
        {open && (
          <Suspense fallback={<Dots />}>
            <BellPanel />
          </Suspense>
        )}
      </div>
    </div>
  );
}
