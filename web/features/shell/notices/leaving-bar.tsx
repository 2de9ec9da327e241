import { Suspense } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";

const LeavingBanner = lazyPart(async () => (await import("./leaving-banner.tsx")).LeavingBanner);

/** Hardly anybody ever needs it; the others do not load it. */
export function LeavingBar() {
  const deletesAt = useUser()?.deletesAt;
  if (!deletesAt) return null;
  return (
    <Suspense>
      <LeavingBanner deletesAt={deletesAt} />
    </Suspense>
  );
}
