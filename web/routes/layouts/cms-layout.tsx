import type { ReactNode } from "react";
import { isRouteErrorResponse, Outlet } from "react-router";
import type { AdminQueue } from "#contract/admin/queue.ts";
import { SecondFactorNeeded } from "#web/features/account/second-factor/second-factor-needed.tsx";
import { CmsBar } from "#web/features/cms/shell/cms-bar.tsx";
import { Logo } from "#web/features/shell/bars/logo.tsx";
import { LogoutForm } from "#web/features/shell/bars/logout-form.tsx";
import { QuietBar } from "#web/features/shell/bars/quiet-bar.tsx";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { PageErrorScreen } from "#web/features/shell/notices/page-error-screen.tsx";
import { ShellFrame } from "#web/features/shell/shell-frame.tsx";
import { loadUser, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { whenProfileIsKnown } from "#web/lib/session/guards-browser.ts";
import { useUser } from "#web/lib/session/user.ts";
import stylesheet from "#web/styles/cms.css?url";
import type { Route } from "./+types/cms-layout.ts";

export const clientMiddleware = [whenProfileIsKnown];

export const handle: RouteHandle = { namespaces: ["cms", "second-factor"], forms: true };

/** What waits, for the bar: without it the bar is there all the same, and for others there is none. */
export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const user = await loadUser(args);
  if (user?.role !== "admin") return { queue: null };
  return { queue: (await page.spare("adminQueue.get", {}))?.data ?? null };
}

/** Where admins work: the places beside the page, and no bars of the site. */
export default function CmsLayout({ loaderData: { queue } }: Route.ComponentProps) {
  return (
    <Frame queue={queue}>
      <Outlet />
    </Frame>
  );
}

/** To whom it is not open, nothing tells that it is there. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const user = useUser();
  if (user?.role === "admin" && needsSecondFactor(error)) {
    return (
      <Frame queue={null}>
        <SecondFactorNeeded />
      </Frame>
    );
  }
  const screen = (
    <div className="wrap py-section">
      <PageErrorScreen error={error} />
    </div>
  );
  if (user?.role === "admin") return <Frame queue={null}>{screen}</Frame>;
  return (
    <ShellFrame>
      <QuietBar canWait={false} />
      <MainContent>{screen}</MainContent>
    </ShellFrame>
  );
}

/** An admin's calls are refused until logging in takes two steps. */
function needsSecondFactor(error: unknown): boolean {
  return isRouteErrorResponse(error) && error.data?.code === "secondFactorRequired";
}

function Frame({ queue, children }: { queue: AdminQueue | null; children: ReactNode }) {
  const user = useUser();
  return (
    <ShellFrame>
      <link rel="stylesheet" href={stylesheet} precedence="default" />
      <div className="min-h-dvh md:flex">
        {user && (
          <CmsBar
            user={user}
            queue={queue}
            logo={<Logo />}
            logout={(button) => <LogoutForm>{() => button}</LogoutForm>}
          />
        )}
        <MainContent className="min-w-0 flex-1">{children}</MainContent>
      </div>
    </ShellFrame>
  );
}
