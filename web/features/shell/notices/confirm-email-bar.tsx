import { lazy, Suspense } from "react";
import { useUser } from "#web/lib/session/user.ts";

const ConfirmEmailBanner = lazy(() =>
  import("./confirm-email-banner.tsx").then(({ ConfirmEmailBanner }) => ({
    default: ConfirmEmailBanner,
  })),
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
