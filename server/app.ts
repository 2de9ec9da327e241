import type { FastifyInstance } from "fastify";
import { registerAccount } from "./domains/account/account.domain.ts";
import { emailConfirmed, userDeleted, userUpdated } from "./domains/account/account.events.ts";
import { signedUpSocially } from "./domains/account/social-sign-in/social-sign-in.events.ts";
import { registerChatJobs } from "./domains/chat/chat.jobs.ts";
import type { ChatPorts } from "./domains/chat/chat.ports.ts";
import { bindChat } from "./domains/chat/chat.routes.ts";
import { subscribeChat } from "./domains/chat/chat.subscribers.ts";
import {
  closeBetween,
  deliverWaitingOf,
  leaveRooms,
  reopenBetween,
} from "./domains/chat/contact/chat-contacts.service.ts";
import { createLiveMessages } from "./domains/chat/messages/live-messages.service.ts";
import { mayLookAtMessage } from "./domains/chat/messages/message-images.service.ts";
import { bindMessages } from "./domains/chat/messages/messages.routes.ts";
import {
  findReportedMessage,
  findReportedPicture,
  findReportedProfile,
  findReportedRequest,
} from "./domains/chat/reported-subjects.service.ts";
import { bindContent } from "./domains/content/content.routes.ts";
import { registerContentFiles } from "./domains/content/content-files.routes.ts";
import { registerNotifications } from "./domains/notifications/notifications.domain.ts";
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
import { registerSafety } from "./domains/safety/safety.domain.ts";
import { userBlocked, userUnblocked } from "./domains/safety/safety.events.ts";
import type { SafetyPorts } from "./domains/safety/safety.ports.ts";
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

const safetyPorts: SafetyPorts = {
  findSubject: {
    profile: findReportedProfile,
    picture: findReportedPicture,
    request: findReportedRequest,
    message: findReportedMessage,
  },
};

/** Nothing can be booked yet, so that there is nothing but words between two people. */
const chatPorts: ChatPorts = {
  findInteractionFacts: async () => new Map(),
  hasUpcomingBooking: async () => false,
};

/** One entry a domain: here earlier domains get what later ones fill in for them. */
const registrations: Partial<Record<Domain, Register>> = {
  account: (platform) =>
    registerAccount(platform, {
      findProfileInUse: ({ db }, { userId }) => findProfileInUse(db, profilesPorts, userId),
      findInviter: ({ db }, { token }) => findInviter(platform, profilesPorts, db, token),
      deletionBlockers: [],
      prepareProfileUpdate: async ({ viewer, locale }, { part, files }) => {
        const update = [viewer, part, files, locale] as const;
        const prepared = await prepareProfileUpdate(platform, profilesPorts, ...update);
        return { ...prepared, save: ({ db }) => prepared.save(db) };
      },
    }),
  safety: (platform) => registerSafety(platform, safetyPorts),
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
  chat: (platform) => {
    const { outbox } = platform;
    bindChat(platform, chatPorts);
    const live = createLiveMessages(platform);
    bindMessages(platform, chatPorts, live);
    subscribeChat(platform, chatPorts, live);
    registerChatJobs(inBackground(platform));
    platform.privateFiles.allow((viewer, key) => mayLookAtMessage(platform.db, viewer, key));
    outbox.onPublish(emailConfirmed, ({ userId }, tx) => deliverWaitingOf(platform, tx, userId));
    outbox.onPublish(userBlocked, (pair, tx) => closeBetween(platform, tx, pair));
    outbox.onPublish(userUnblocked, (pair, tx) => reopenBetween(platform, tx, pair));
    outbox.onPublish(profileRemoved, ({ profileId }, tx) => leaveRooms(platform, tx, profileId));
  },
  notifications: registerNotifications,
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
