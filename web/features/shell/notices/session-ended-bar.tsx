import { Suspense, useEffect, useState } from "react";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { takeSessionEnd } from "#web/lib/session/token.ts";
import { useUser } from "#web/lib/session/user.ts";

const SessionEndedBanner = lazyPart(
  async () => (await import("./session-ended-banner.tsx")).SessionEndedBanner,
);

/** Who finds themself logged out at the site's root is told why; it stays until they go on. */
export function SessionEndedBar() {
  const isGuest = useUser() === null;
  const [wasEnded, setEnded] = useState(false);
  useEffect(() => {
    if (takeSessionEnd()) setEnded(true);
  }, []);
  if (!wasEnded || !isGuest) return null;
  return (
    <Suspense>
      <SessionEndedBanner />
    </Suspense>
  );
}
