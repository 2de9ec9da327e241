import { type ReactNode, Suspense, useEffect, useState } from "react";
import { Outlet, useMatches } from "react-router";
import { BottomBar } from "#web/features/shell/bars/bottom-bar.tsx";
import { TopBar } from "#web/features/shell/bars/top-bar.tsx";
import { Footer } from "#web/features/shell/footer.tsx";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/notices/page-error-screen.tsx";
import { ShellFrame } from "#web/features/shell/shell-frame.tsx";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { handlesOf, hasOwnBar } from "#web/lib/page/route-handle.ts";
import { whenProfileIsKnown } from "#web/lib/session/guards-browser.ts";
import { takeSessionEnd } from "#web/lib/session/token.ts";
import { useUser } from "#web/lib/session/user.ts";
import { cx } from "#web/ui/cx.ts";
import type { Route } from "./+types/main-layout.ts";
import { SendWaitingPart } from "./send-waiting-part.tsx";

export const clientMiddleware = [whenProfileIsKnown];

export default function MainLayout() {
  const isQuiet = handlesOf(useMatches()).some(({ quiet }) => quiet);
  return (
    <Frame isQuiet={isQuiet}>
      <Outlet />
      <SendWaitingPart />
    </Frame>
  );
}

/** A page that failed keeps its bars, so that there is a way on. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <Frame>
      <div className="wrap py-section">
        <PageErrorScreen error={error} />
      </div>
    </Frame>
  );
}

function Frame({ children, isQuiet }: { children: ReactNode; isQuiet?: boolean }) {
  const matches = useMatches();
  const handles = handlesOf(matches);
  const fills = handles.some((handle) => handle.fills);
  if (isQuiet) {
    return (
      // What lies over the page stays clear of the task's own buttons at the foot of a phone.
      <div className="[--spacing-bar:calc(var(--spacing)*19)] md:[--spacing-bar:0rem]">
        <ShellFrame>{children}</ShellFrame>
      </div>
    );
  }
  return (
    <ShellFrame>
      <div className={cx("flex min-h-dvh flex-col pb-bar", fills && "md:h-dvh")}>
        <TopBar sky={handles.some(({ sky }) => sky)} />
        <SessionEndedBar />
        <AccountBar />
        <MainContent className={fills ? "flex min-h-0 flex-1 flex-col" : "flex-1"}>
          {children}
        </MainContent>
        {!fills && (
          <Suspense>
            <Footer />
          </Suspense>
        )}
      </div>
      {!hasOwnBar(matches) && <BottomBar />}
    </ShellFrame>
  );
}

const AccountBanner = lazyPart(
  async () => (await import("#web/features/shell/notices/account-banner.tsx")).AccountBanner,
);

/** What somebody has to know of their account on every page; few ever do, and the others do not load it. */
function AccountBar() {
  const user = useUser();
  if (!user || (user.emailVerifiedAt && !user.deletesAt)) return null;
  return (
    <Suspense>
      <AccountBanner user={user} />
    </Suspense>
  );
}

const SessionEndedBanner = lazyPart(
  async () =>
    (await import("#web/features/shell/notices/session-ended-banner.tsx")).SessionEndedBanner,
);

/** Who finds themself logged out at the site's root is told why; it stays until they go on. */
function SessionEndedBar() {
  const isGuest = useUser() === null;
  const [wasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (takeSessionEnd()) setEnded(true);
  }, []);
  if (!wasEnded || !isGuest) return null;
  return (
    <Suspense>
      <SessionEndedBanner />
    </Suspense>
  );
}
