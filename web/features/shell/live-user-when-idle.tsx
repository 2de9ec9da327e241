import { Suspense, useEffect, useState } from "react";
import { whenIdle } from "#web/lib/browser/when-idle.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { tokenSettled } from "#web/lib/session/token.ts";
import { useUser } from "#web/lib/session/user.ts";

const LiveUser = lazyPart(async () => (await import("./live-user.tsx")).LiveUser);

/** For users only, and after the page itself has come to rest. */
export function LiveUserWhenIdle() {
  const isLoggedIn = useUser() !== null;
  const [idle, setIdle] = useState(false);
  useEffect(() => whenIdle(() => void tokenSettled().then(() => setIdle(true))), []);
  return isLoggedIn && idle ? (
    <Suspense>
      <LiveUser />
    </Suspense>
  ) : null;
}
