import type { ReactNode } from "react";
import { Outlet } from "react-router";
import { BackBar } from "#web/features/shell/bars/back-bar.tsx";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/notices/page-error-screen.tsx";
import { ShellFrame } from "#web/features/shell/shell-frame.tsx";
import { whenProfileIsKnown } from "#web/lib/session/guards-browser.ts";
import type { Route } from "./+types/back-layout.ts";
import { SendWaitingPart } from "./send-waiting-part.tsx";

export const clientMiddleware = [whenProfileIsKnown];

/** One task at a time: a header, a way back, and no menu. */
export default function BackLayout() {
  return (
    <Frame>
      <Outlet />
      <SendWaitingPart />
    </Frame>
  );
}

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
  return (
    <ShellFrame>
      <BackBar />
      <MainContent>{children}</MainContent>
    </ShellFrame>
  );
}
