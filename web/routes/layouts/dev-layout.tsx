import { Outlet } from "react-router";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/notices/page-error-screen.tsx";
import type { Route } from "./+types/dev-layout.ts";

export default function DevLayout() {
  return (
    <MainContent>
      <Outlet />
    </MainContent>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <MainContent className="wrap py-section">
      <PageErrorScreen error={error} />
    </MainContent>
  );
}
