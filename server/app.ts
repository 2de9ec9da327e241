import type { FastifyInstance } from "fastify";
import { userDeleted, userUpdated } from "./domains/account/account.events.ts";
import { registerAccountJobs } from "./domains/account/account.jobs.ts";
import type { AccountPorts } from "./domains/account/account.ports.ts";
import { bindAccount, bindAccountAccess } from "./domains/account/account.routes.ts";
import { subscribeAccount } from "./domains/account/account.subscribers.ts";
import { bindAccountCare } from "./domains/account/account-care.routes.ts";
import { signedUpSocially } from "./domains/account/social-sign-in/social-sign-in.events.ts";
import { bindSocialSignIn } from "./domains/account/social-sign-in/social-sign-in.routes.ts";
import { subscribeSocialSignIn } from "./domains/account/social-sign-in/social-sign-in.subscribers.ts";
import { registerChat } from "./domains/chat/chat.domain.ts";
import { messageSent } from "./domains/chat/chat.events.ts";
import {
  findReportedMessage,
  findReportedPicture,
  findReportedProfile,
  findReportedRequest,
} from "./domains/chat/reported-subjects.service.ts";
import { bindContent } from "./domains/content/content.routes.ts";
import { registerContentFiles } from "./domains/content/content-files.routes.ts";
import { tellOfMessage } from "./domains/notifications/message-notices.service.ts";
import { registerNotificationJobs } from "./domains/notifications/notifications.jobs.ts";
import { bindNotifications } from "./domains/notifications/notifications.routes.ts";
import { type Domain, domainOrder } from "./domains/order.ts";
import { registerPets } from "./domains/pets/pets.domain.ts";
import { petLeft } from "./domains/pets/pets.events.ts";
import { countPets } from "./domains/pets/pets.service.ts";
import { bindCatalogue } from "./domains/profiles/catalogue/catalogue.routes.ts";
import { findInviter } from "./domains/profiles/invitations/invitations.service.ts";
import { prepareProfileUpdate } from "./domains/profiles/profile-update.service.ts";
import { profileRemoved } from "./domains/profiles/profiles.events.ts";
import type { ProfilesPorts } from "./domains/profiles/profiles.ports.ts";
import { bindAddresses, bindProfiles, bindSitters } from "./domains/profiles/profiles.routes.ts";
import {
  findProfileInUse,
  forgetProfiles,
  makeFirstProfile,
} from "./domains/profiles/profiles.service.ts";
import { bindPublicRequests } from "./domains/requests/public-requests.routes.ts";
import { isOwnerShown, listRequestCardsOf } from "./domains/requests/public-requests.service.ts";
import { registerRequestJobs } from "./domains/requests/requests.jobs.ts";
import { bindRequests } from "./domains/requests/requests.routes.ts";
import {
  dropAnimal,
  findRequestSummary,
  forgetRequest,
} from "./domains/requests/requests.service.ts";
import { bindSafety } from "./domains/safety/safety.routes.ts";
import { bindSearch } from "./domains/search/search.routes.ts";
import {
  forgetSearchRow,
  keepActivity,
  keepSearchRow,
  prepareSearch,
} from "./domains/search/search-rows.service.ts";
import type { SitterFinder } from "./domains/search/sitter-finder.ts";
import { inBackground, type Platform } from "./platform/platform.ts";
import { userSeen } from "./platform/sessions/sessions.events.ts";

type Register = (platform: Platform, prepared: Prepared) => void;

const profilesPorts: ProfilesPorts = {
  findOwnerFacts: async (db, profileId) => ({
    petCount: await countPets(db, profileId),
    request: await findRequestSummary(db, profileId),
  }),
  listRequestCards: listRequestCardsOf,
  isOwnerShown,
};

/** One entry a domain: here earlier domains get what later ones fill in for them. */
const registrations: Partial<Record<Domain, Register>> = {
  account: (platform) => {
    const ports: AccountPorts = {
      findProfileInUse: (db, userId) => findProfileInUse(db, profilesPorts, userId),
      findInviter: (db, token) => findInviter(platform, profilesPorts, db, token),
      deletionBlockers: [],
      prepareProfileUpdate: (...input) => prepareProfileUpdate(platform, profilesPorts, ...input),
    };
    bindAccount(platform, ports);
    bindAccountAccess(platform);
    bindAccountCare(platform, ports);
    subscribeAccount(platform, ports);
    registerAccountJobs(inBackground(platform), ports);
    bindSocialSignIn(platform);
    subscribeSocialSignIn(platform);
  },
  safety: (platform) => {
    bindSafety(platform, {
      findSubject: {
        profile: findReportedProfile,
        picture: findReportedPicture,
        request: findReportedRequest,
        message: findReportedMessage,
      },
    });
  },
  profiles: (platform) => {
    bindProfiles(platform, profilesPorts);
    bindSitters(platform, profilesPorts);
    bindAddresses(platform);
    bindCatalogue(platform);
    platform.outbox.onPublish(userDeleted, ({ userId }, tx) =>
      forgetProfiles(tx, platform, userId),
    );
    platform.outbox.onPublish(signedUpSocially, async (signedUp, tx) => {
      await makeFirstProfile(tx, { ...signedUp, step: "account", now: platform.clock.now() });
    });
  },
  // Nothing can be booked yet, so nobody counts on a pet.
  pets: (platform) => registerPets(platform, { findUses: async () => [] }),
  search: (platform, { sitters }) => {
    bindSearch({ ...platform, sitters });
    // All that the search mirrors is shown to its user too: whatever changes it, tells of it.
    platform.outbox.onPublish(userUpdated, (user, tx) => keepSearchRow(tx, user));
    platform.outbox.onPublish(userSeen, (seen, tx) => keepActivity(tx, seen));
    platform.outbox.onPublish(userDeleted, (user, tx) => forgetSearchRow(tx, user));
  },
  requests: (platform) => {
    bindRequests(platform);
    bindPublicRequests(platform);
    registerRequestJobs(inBackground(platform));
    platform.outbox.onPublish(petLeft, (pet, tx) => dropAnimal(tx, platform.outbox, pet));
    platform.outbox.onPublish(profileRemoved, ({ profileId }, tx) =>
      forgetRequest(tx, profileId, platform.clock.now()),
    );
  },
  // Nothing can be booked yet, so that there is nothing but words between two people.
  chat: (platform) =>
    registerChat(platform, {
      findInteractionFacts: async () => new Map(),
      hasUpcomingBooking: async () => false,
    }),
  notifications: (platform) => {
    bindNotifications(platform);
    platform.outbox.on(messageSent, "notifications.push-message", ({ payload, tx }) =>
      tellOfMessage(platform, tx, payload),
    );
    registerNotificationJobs(inBackground(platform));
  },
  content: bindContent,
};

/** What domains answer with beside the API: files for search engines and for shared links. */
export function registerFiles(app: FastifyInstance, platform: Platform): void {
  registerContentFiles(app, platform);
}

/** What domains must put in order before anybody is let in. */
export type Prepared = { sitters: SitterFinder };

export async function prepareDomains(
  platform: Pick<Platform, "db" | "database" | "config">,
): Promise<Prepared> {
  return { sitters: await prepareSearch(platform) };
}

export function registerDomains(platform: Platform, prepared: Prepared): void {
  for (const domain of domainOrder) registrations[domain]?.(platform, prepared);
}
