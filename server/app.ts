import { bindAccount, bindAccountAccess } from "./domains/account/account.routes.ts";
import { subscribeAccount } from "./domains/account/account.subscribers.ts";
import { type Domain, domainOrder } from "./domains/order.ts";
import { bindProfiles } from "./domains/profiles/profiles.routes.ts";
import { findProfileInUse } from "./domains/profiles/profiles.service.ts";
import type { Platform } from "./platform/platform.ts";

type Register = (platform: Platform) => void;

/** One entry a domain: here earlier domains get what later ones fill in for them. */
const registrations: Partial<Record<Domain, Register>> = {
  account: (platform) => {
    const ports = { findProfileInUse };
    bindAccount(platform, ports);
    bindAccountAccess(platform);
    subscribeAccount(platform, ports);
  },
  profiles: bindProfiles,
};

export function registerDomains(platform: Platform): void {
  for (const domain of domainOrder) registrations[domain]?.(platform);
}
