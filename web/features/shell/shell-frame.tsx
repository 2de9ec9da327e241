import type { ReactNode } from "react";
import { Toaster } from "#web/ui/toaster.tsx";
import { ConsentBar } from "./consent-bar.tsx";
import { LiveRegion } from "./live-region.tsx";
import { LiveUserWhenIdle } from "./live-user-when-idle.tsx";
import { OfflineNotice } from "./offline-notice.tsx";
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
      <OfflineNotice />
      {children}
      <ConsentBar />
      <Toaster />
      <LiveRegion />
      <LiveUserWhenIdle />
    </>
  );
}
