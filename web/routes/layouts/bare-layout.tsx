import { Outlet } from "react-router";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/page-error-screen.tsx";
import { ShellFrame } from "#web/features/shell/shell-frame.tsx";
import { whenProfileIsKnown } from "#web/lib/guards-browser.ts";
import { runAllForNewData } from "#web/lib/later.tsx";
import type { Route } from "./+types/bare-layout.ts";

export const clientMiddleware = [runAllForNewData, whenProfileIsKnown];

/** A screen that fills the phone, with a head of its own. */
export default function BareLayout() {
  return (
    <ShellFrame>
      <MainContent>
        <Outlet />
      </MainContent>
    </ShellFrame>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <ShellFrame>
      <MainContent className="wrap py-section">
        <PageErrorScreen error={error} />
      </MainContent>
    </ShellFrame>
  );
}
