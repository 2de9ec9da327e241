import { lazy, Suspense, useEffect, useState } from "react";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { useUser } from "#web/lib/session/user.ts";

const LiveUser = lazy(() =>
  import("./live-user.tsx").then((module) => ({ default: module.LiveUser })),
);

/** For users only, and after the page itself has come to rest. */
export function LiveUserWhenIdle() {
  const isLoggedIn = useUser() !== null;
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => setIdle(true)), []);
  return isLoggedIn && idle ? (
    <Suspense>
      <LiveUser />
    </Suspense>
  ) : null;
}
