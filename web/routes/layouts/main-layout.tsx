import type { ReactNode } from "react";
import { Outlet, useMatches } from "react-router";
import { BottomBar } from "#web/features/shell/bottom-bar.tsx";
import { ConfirmEmailBar } from "#web/features/shell/confirm-email-bar.tsx";
import { Footer } from "#web/features/shell/footer.tsx";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/page-error-screen.tsx";
import { ShellFrame } from "#web/features/shell/shell-frame.tsx";
import { TopBar } from "#web/features/shell/top-bar.tsx";
import { whenProfileIsKnown } from "#web/lib/guards-browser.ts";
import { runAllForNewData } from "#web/lib/later.tsx";
import { handlesOf, hasOwnBar } from "#web/lib/route-handle.ts";
import { cx } from "#web/ui/cx.ts";
import type { Route } from "./+types/main-layout.ts";

export const clientMiddleware = [runAllForNewData, whenProfileIsKnown];

export default function MainLayout() {
  return (
    <Frame>
      <Outlet />
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

function Frame({ children }: { children: ReactNode }) {
  const matches = useMatches();
  const handles = handlesOf(matches);
  const fills = handles.some((handle) => handle.fills);
  return (
    <ShellFrame>
      <div className={cx("flex min-h-dvh flex-col pb-bar", fills && "md:h-dvh")}>
        <TopBar sky={handles.some(({ sky }) => sky)} />
        <ConfirmEmailBar />
        <MainContent className={fills ? "flex min-h-0 flex-1 flex-col" : "flex-1"}>
          {children}
        </MainContent>
        {!fills && <Footer />}
      </div>
      {!hasOwnBar(matches) && <BottomBar />}
    </ShellFrame>
  );
}
