import { CalendarDays, MessageCircle, NotebookPen, Search, UserRound } from "lucide-react";
import { Suspense, useEffect, useState } from "react";
import { NavLink } from "react-router";
import { debounce } from "#web/lib/browser/debounce.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";

const BarCount = lazyPart(async () => (await import("./bar-count.tsx")).BarCount);

/** The five places, within reach of a thumb. From 1024 px on the top bar has room for them. */
export function BottomBar() {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  const user = useUser();
  const safariBarHidden = useIosNavigationBarHidden();
  const places = [
    { to: urls.search(), label: t("bar.search"), Icon: Search },
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
    user
      ? { to: urls.profile(), label: t("bar.me"), Icon: UserRound }
      : { to: urls.login(), label: t("bar.login"), Icon: UserRound },
  ];
  return (
    <nav
      data-foot
      aria-label={t("nav.places")}
      className={cx(
        "fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface md:hidden print:hidden",
        safariBarHidden ? "pb-safe" : "pb-[env(safe-area-inset-bottom)]",
      )}
    >
      <ul className="grid h-bar grid-cols-5">
        {places.map(({ to, label, Icon, counts }) => (
          <li key={label} className="min-w-0">
            <NavLink
              to={to}
              className={({ isActive, isPending }) =>
                cx(
                  "relative grid h-full content-center justify-items-center gap-0.5 px-0.5 text-2xs font-medium no-underline",
                  isActive || isPending
                    ? "text-brand-strong before:absolute before:-top-px before:h-0.75 before:w-8 before:rounded-b-full before:bg-brand"
                    : "text-ink-soft",
                  isPending && "before:animate-breathe",
                )
              }
            >
              <Icon className="size-6" />
              <span className="max-w-full truncate">{label}</span>
              {user && counts && (
                <Suspense>
                  <BarCount of={counts} className="absolute top-1 left-1/2 ml-1" />
                </Suspense>
              )}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

const resizeWaitMs = 500;
const slackPx = 10;

/**
 * Safari on iPhones folds its bar away while scrolling. The window then grows beyond the smallest
 * height seen so far, by more than a keyboard's or a rounding's few pixels.
 */
export function createNavigationBarWatch() {
  let smallest = Number.POSITIVE_INFINITY;
  return {
    isHidden(height: number): boolean {
      smallest = Math.min(smallest, height);
      return height > smallest + slackPx;
    },
  };
}

/**
 * True while the bar is folded away. A tap on the lowest strip of the screen then only brings the
 * bar back, so what is fixed there has to keep clear of it.
 */
function useIosNavigationBarHidden(): boolean {
  const [hidden, setHidden] = useState(false);
  useEffect(() => {
    if (!/iPhone|iPod/.test(navigator.userAgent)) return;
    const watch = createNavigationBarWatch();
    const look = () => setHidden(watch.isHidden(window.innerHeight));
    look();
    const onResize = debounce(look, resizeWaitMs);
    window.addEventListener("resize", onResize);
    return () => {
      onResize.cancel();
      window.removeEventListener("resize", onResize);
    };
  }, []);
  return hidden;
}
