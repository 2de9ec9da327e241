import type { BadgeName } from "#contract/badges/badge-catalogue.ts";
import { badgesEndpoints } from "#contract/badges.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { createTries } from "#web/lib/api/idempotency-key.ts";

const tries = createTries();

export async function claimBadge(name: BadgeName): Promise<void> {
  const params = { name };
  await api.call(badgesEndpoints.claim, { params }, { idempotencyKey: tries.keyFor(params) });
  tries.answered();
}

export async function markCelebrated(names: readonly BadgeName[]): Promise<void> {
  await api.call(badgesEndpoints.celebrate, { body: { names: [...names] } });
}
