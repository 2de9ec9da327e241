import { Suspense } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";

const ConfirmEmailBanner = lazyPart(
  async () => (await import("./confirm-email-banner.tsx")).ConfirmEmailBanner,
);

/** Few visitors ever need it; the others do not load it. */
export function ConfirmEmailBar() {
  const user = useUser();
  if (!user || user.emailVerifiedAt) return null;
  return (
    <Suspense>
      <ConfirmEmailBanner email={user.email} />
    </Suspense>
  );
}
