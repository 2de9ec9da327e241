import { Outlet, useMatches } from "react-router";
import { BackBar } from "#web/features/shell/bars/back-bar.tsx";
import { QuietBar } from "#web/features/shell/bars/quiet-bar.tsx";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/notices/page-error-screen.tsx";
import { ShellFrame } from "#web/features/shell/shell-frame.tsx";
import { backOf } from "#web/lib/page/route-handle.ts";
import { whenProfileIsKnown } from "#web/lib/session/guards-browser.ts";
import type { Route } from "./+types/bare-layout.ts";
import { SendWaitingPart } from "./send-waiting-part.tsx";

export const clientMiddleware = [whenProfileIsKnown];

/** A screen of its own: it has a head for itself, or just a way back. */
export default function BareLayout() {
  const back = backOf(useMatches());
  return (
    <ShellFrame>
      {back && <BackBar />}
      <MainContent>
        <Outlet />
      </MainContent>
      <SendWaitingPart />
    </ShellFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShellFrame>
      <QuietBar canWait={false} />
      <MainContent className="wrap py-section">
        <PageErrorScreen error={error} />
      </MainContent>
    </ShellFrame>
  );
}
