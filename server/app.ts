import { userDeleted } from "./domains/account/account.events.ts";
import { registerAccountJobs } from "./domains/account/account.jobs.ts";
import type { AccountPorts } from "./domains/account/account.ports.ts";
import { bindAccount, bindAccountAccess } from "./domains/account/account.routes.ts";
import { subscribeAccount } from "./domains/account/account.subscribers.ts";
import { bindAccountCare } from "./domains/account/account-care.routes.ts";
import { signedUpSocially } from "./domains/account/social-sign-in.events.ts";
import { bindSocialSignIn } from "./domains/account/social-sign-in.routes.ts";
import { subscribeSocialSignIn } from "./domains/account/social-sign-in.subscribers.ts";
import { bindChat } from "./domains/chat/chat.routes.ts";
import { type Domain, domainOrder } from "./domains/order.ts";
import { petLeft } from "./domains/pets/pets.events.ts";
import { bindPets } from "./domains/pets/pets.routes.ts";
import { countPets, forgetPets } from "./domains/pets/pets.service.ts";
import { subscribePets } from "./domains/pets/pets.subscribers.ts";
import { bindCatalogue } from "./domains/profiles/catalogue.routes.ts";
import { findInviter } from "./domains/profiles/invitations.service.ts";
import { prepareProfileUpdate } from "./domains/profiles/profile-update.service.ts";
import { profileRemoved } from "./domains/profiles/profiles.events.ts";
import type { ProfilesPorts } from "./domains/profiles/profiles.ports.ts";
import { bindAddresses, bindProfiles, bindSitters } from "./domains/profiles/profiles.routes.ts";
import {
  findProfileInUse,
  forgetProfiles,
  makeFirstProfile,
} from "./domains/profiles/profiles.service.ts";
import { subscribeProfiles } from "./domains/profiles/profiles.subscribers.ts";
import { registerRequestJobs } from "./domains/requests/requests.jobs.ts";
import { bindRequests } from "./domains/requests/requests.routes.ts";
import {
  dropAnimal,
  findRequestSummary,
  forgetRequest,
} from "./domains/requests/requests.service.ts";
import { subscribeRequests } from "./domains/requests/requests.subscribers.ts";
import type { Platform } from "./platform/platform.ts";

type Register = (platform: Platform) => void;

const profilesPorts: ProfilesPorts = {
  findOwnerFacts: async (db, profileId) => ({
    petCount: await countPets(db, profileId),
    request: await findRequestSummary(db, profileId),
  }),
};

/** One entry a domain: here earlier domains get what later ones fill in for them. */
const registrations: Partial<Record<Domain, Register>> = {
  account: (platform) => {
    const ports: AccountPorts = {
      findProfileInUse: (db, userId) => findProfileInUse(db, profilesPorts, userId),
      findInviter: (db, token) => findInviter(platform, db, token),
      deletionBlockers: [],
      prepareProfileUpdate: (...input) => prepareProfileUpdate(platform, profilesPorts, ...input),
    };
    bindAccount(platform, ports);
    bindAccountAccess(platform);
    bindAccountCare(platform, ports);
    subscribeAccount(platform, ports);
    registerAccountJobs(platform);
    bindSocialSignIn(platform);
    subscribeSocialSignIn(platform);
  },
  profiles: (platform) => {
    bindProfiles(platform, profilesPorts);
    bindSitters(platform);
    bindAddresses(platform);
    bindCatalogue(platform);
    subscribeProfiles(platform);
    platform.outbox.onPublish(userDeleted, ({ userId }, tx) =>
      forgetProfiles(tx, platform.outbox, userId),
    );
    platform.outbox.onPublish(signedUpSocially, async (signedUp, tx) => {
      await makeFirstProfile(tx, { ...signedUp, step: "account", now: platform.clock.now() });
    });
  },
  pets: (platform) => {
    // Nothing can be booked yet, so nobody counts on a pet.
    bindPets(platform, { findUses: async () => [] });
    subscribePets(platform);
    platform.outbox.onPublish(profileRemoved, ({ profileId }, tx) =>
      forgetPets(tx, platform.outbox, profileId),
    );
  },
  requests: (platform) => {
    bindRequests(platform);
    subscribeRequests(platform);
    registerRequestJobs(platform);
    platform.outbox.onPublish(petLeft, (pet, tx) => dropAnimal(tx, platform.outbox, pet));
    platform.outbox.onPublish(profileRemoved, ({ profileId }, tx) =>
      forgetRequest(tx, platform.outbox, profileId),
    );
  },
  chat: bindChat,
};

export function registerDomains(platform: Platform): void {
  for (const domain of domainOrder) registrations[domain]?.(platform);
}
