import { Suspense } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";

const AccountBanner = lazyPart(async () => (await import("./account-banner.tsx")).AccountBanner);

/** What somebody has to know of their account on every page; few ever do, and the others do not load it. */
export function AccountBar() {
  const user = useUser();
  if (!user || (user.emailVerifiedAt && !user.deletesAt)) return null;
  return (
    <Suspense>
      <AccountBanner user={user} />
    </Suspense>
  );
}
