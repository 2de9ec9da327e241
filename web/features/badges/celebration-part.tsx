import { Suspense, useEffect, useState } from "react";
import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { useUser } from "#web/lib/session/user.ts";

const Celebration = lazyPart(async () => (await import("./celebration.tsx")).Celebration);

/** What this window has made something of, though the server may not have heard of it. */
const celebrated = new Set<BadgeName>();

/**
 * New badges are celebrated where somebody comes to rest: at home and in their street. At once if they are
 * there, or else when they come; never while they write or do something else.
 */
export function CelebrationPart() {
  const profile = useUser()?.profile;
  const [shown, setShown] = useState<readonly BadgeName[] | null>(null);
  const fresh = profile?.badgesToCelebrate?.filter((name) => !celebrated.has(name)) ?? [];
  const isNew = fresh.length > 0 && profile?.isRegistering === false;
  useEffect(() => {
    if (!isNew || shown) return;
    for (const name of fresh) celebrated.add(name);
    setShown(fresh);
  });
  if (!shown || !profile) return null;
  return (
    <Suspense>
      <Celebration
        names={shown}
        progress={profile.badgesProgress ?? []}
        onClose={() => setShown(null)}
      />
    </Suspense>
  );
}
