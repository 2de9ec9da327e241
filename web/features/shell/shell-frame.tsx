import { WifiOff } from "lucide-react";
import { type ReactNode, Suspense, useEffect, useRef, useState, useSyncExternalStore } from "react";
import { useLocation, useNavigation } from "react-router";
import {
  announce,
  currentAnnouncement,
  subscribeToAnnouncements,
} from "#web/lib/browser/announce.ts";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useOnline } from "#web/lib/live/online.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useIsLoading } from "#web/lib/page/loading.ts";
import { onProfileFailure } from "#web/lib/session/session.ts";
import { tokenSettled } from "#web/lib/session/token.ts";
import { useUser } from "#web/lib/session/user.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import { useLogoutQuestion } from "./bars/logout-question-store.ts";
import { SkipLink } from "./main-content.tsx";
import { ConsentBar } from "./notices/consent-bar.tsx";
import { useProfileType, useSessionSync } from "./use-session-sync.ts";

/** What every layout has around its bars. */
export function ShellFrame({ children }: { children: ReactNode }) {
  useProfileFailure();
  useSessionSync();
  useProfileType();
  return (
    <>
      <SkipLink />
      <LoadingBar />
      <OfflineNotice />
      {children}
      <ConsentBar />
      <Toaster />
      <LiveRegion />
      <LogoutQuestion />
      <LiveUserWhenIdle />
    </>
  );
}

/** The region is always there, so that its text is read out when it comes. */
function OfflineNotice() {
  const { t } = useTranslation("shell");
  const online = useOnline();
  return (
    <div role="status" className="sticky top-0 z-50">
      {!online && (
        <p className="flex max-w-none animate-fade-in items-center justify-center gap-2 bg-ink px-5 py-2.5 text-center text-sm font-medium text-on-ink">
          <WifiOff className="size-5 shrink-0" />
          {t("offlineNotice")}
        </p>
      )}
    </div>
  );
}

const LiveUser = lazyPart(async () => (await import("./live-user.tsx")).LiveUser);

/** For users only, and after the page itself has come to rest. */
function LiveUserWhenIdle() {
  const isLoggedIn = useUser() !== null;
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => void tokenSettled().then(() => setIdle(true))), []);
  return isLoggedIn && idle ? (
    <Suspense>
      <LiveUser />
    </Suspense>
  ) : null;
}

const LogoutDialog = lazyPart(async () => (await import("./bars/logout-dialog.tsx")).LogoutDialog);

/** Asked of few, and rarely: its parts come when it is. */
function LogoutQuestion() {
  const question = useLogoutQuestion();
  return question ? (
    <Suspense>
      <LogoutDialog question={question} />
    </Suspense>
  ) : null;
}

/** 'Failed to fetch profile.', in words that help on: the token is gone by then. */
function useProfileFailure(): void {
  const { t } = useTranslation("shell");
  useEffect(() => onProfileFailure(() => void showToast({ text: t("profileFailed") })), [t]);
}

const titleWaitMs = 150;

/** Reads out what `announce` is given, and the title of each page that opens without a reload. */
export function LiveRegion() {
  const text = useSyncExternalStore(subscribeToAnnouncements, currentAnnouncement, () => "");
  const { pathname } = useLocation();
  const opened = useRef(pathname);

  useEffect(() => {
    if (opened.current === pathname) return;
    opened.current = pathname;
    // The title is set with the page; a moment later it is certainly the new one.
    const timer = setTimeout(() => announce(document.title), titleWaitMs);
    return () => clearTimeout(timer);
  }, [pathname]);

  return (
    <div aria-live="polite" className="sr-only">
      {text}
    </div>
  );
}

const spokenAfterMs = 1_000;

/**
 * A press is answered at once: a bar grows at the top while the next page, or a piece of this one, is on
 * its way. Its style keeps it unseen for 150 ms, so that what comes quickly makes nothing flash.
 */
export function LoadingBar() {
  const { t } = useTranslation("shell");
  const isNavigating = useNavigation().state !== "idle";
  const isLoading = useIsLoading() || isNavigating;
  const words = t("loading");

  useEffect(() => {
    if (!isLoading) return;
    const timer = setTimeout(() => announce(words), spokenAfterMs);
    return () => {
      clearTimeout(timer);
      // What is there is no longer on its way; the page that opened says its title by itself.
      if (currentAnnouncement() === words) announce("");
    };
  }, [isLoading, words]);

  return <div aria-hidden="true" data-loading={isLoading || undefined} className="loading-bar" />;
}
