import type { ReactNode } from "react";
import { Toaster } from "#web/ui/overlays/toaster.tsx";
import { LogoutQuestion } from "./bars/logout-question.tsx";
import { LiveUserWhenIdle } from "./live-user-when-idle.tsx";
import { LoadingBar } from "./loading-bar.tsx";
import { ConsentBar } from "./notices/consent-bar.tsx";
import { LiveRegion } from "./notices/live-region.tsx";
import { OfflineNotice } from "./notices/offline-notice.tsx";
import { SkipLink } from "./skip-link.tsx";
import { useProfileFailure } from "./use-profile-failure.ts";
import { useProfileType } from "./use-profile-type.ts";
import { useSessionSync } from "./use-session-sync.ts";

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
