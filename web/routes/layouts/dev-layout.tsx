import { Outlet } from "react-router";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/notices/page-error-screen.tsx";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { Route } from "./+types/dev-layout.ts";

/** Pages for those who build the product; elsewhere they are not there. */
export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  if (!page.development) notFound(page);
  return { meta: page.meta({ title: "dev" }) };
}

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
