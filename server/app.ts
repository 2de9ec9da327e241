import { registerAccount } from "./domains/account/account.domain.ts";
import { registerBookings } from "./domains/bookings/bookings.domain.ts";
import type { BookingPorts } from "./domains/bookings/bookings.ports.ts";
import {
  findInteractionFacts,
  findPetUses,
  findRemovalBlocker,
  hasUpcomingBooking,
} from "./domains/bookings/facts/booking-facts.service.ts";
import { registerChat } from "./domains/chat/chat.domain.ts";
import type { ChatPorts } from "./domains/chat/chat.ports.ts";
import {
  findReportedMessage,
  findReportedPicture,
  findReportedProfile,
  findReportedRequest,
} from "./domains/chat/reported-subjects.service.ts";
import { registerContent } from "./domains/content/content.domain.ts";
import { registerIntakeForms } from "./domains/intake-forms/intake-forms.domain.ts";
import { findIntakeStates } from "./domains/intake-forms/intake-forms.service.ts";
import { registerNotifications } from "./domains/notifications/notifications.domain.ts";
import { type Domain, domainOrder } from "./domains/order.ts";
import { registerPets } from "./domains/pets/pets.domain.ts";
import { countPets } from "./domains/pets/pets.service.ts";
import { findInviter } from "./domains/profiles/invitations/invitations.service.ts";
import { prepareProfileUpdate } from "./domains/profiles/profile-update.service.ts";
import { registerProfiles } from "./domains/profiles/profiles.domain.ts";
import type { ProfilesPorts } from "./domains/profiles/profiles.ports.ts";
import { findProfileInUse } from "./domains/profiles/profiles.service.ts";
import { isOwnerShown, listRequestCardsOf } from "./domains/requests/public-requests.service.ts";
import { registerRequests } from "./domains/requests/requests.domain.ts";
import { findRequestSummary } from "./domains/requests/requests.service.ts";
import { registerSafety } from "./domains/safety/safety.domain.ts";
import type { SafetyPorts } from "./domains/safety/safety.ports.ts";
import { registerSearch } from "./domains/search/search.domain.ts";
import { findBusyDays } from "./domains/search/search-rows.service.ts";
import type { Platform } from "./platform/platform.ts";

type Register = (platform: Platform) => void | Promise<void>;

const profilesPorts: ProfilesPorts = {
  findOwnerFacts: async ({ db }, { profileId }) => ({
    petCount: await countPets(db, profileId),
    request: await findRequestSummary(db, profileId),
  }),
  listRequestCards: listRequestCardsOf,
  isOwnerShown,
  findBusyDays,
  findRemovalBlocker,
};

const safetyPorts: SafetyPorts = {
  findSubject: {
    profile: findReportedProfile,
    picture: findReportedPicture,
    request: findReportedRequest,
    message: findReportedMessage,
  },
};

const bookingPorts: BookingPorts = { findIntakeStates };

const chatPorts: ChatPorts = {
  findInteractionFacts: (ctx, roomIds) =>
    findInteractionFacts({ ...ctx, ports: bookingPorts }, roomIds),
  hasUpcomingBooking,
};

/** One entry a domain: here earlier domains get what later ones fill in for them. */
const registrations: Partial<Record<Domain, Register>> = {
  account: (platform) =>
    registerAccount(platform, {
      findProfileInUse: (ctx, user) => findProfileInUse({ ...ctx, ports: profilesPorts }, user),
      findInviter: (ctx, invitation) => findInviter({ ...ctx, ports: profilesPorts }, invitation),
      deletionBlockers: [],
      prepareProfileUpdate: (ctx, update) =>
        prepareProfileUpdate({ ...ctx, ports: profilesPorts }, update),
    }),
  safety: (platform) => registerSafety(platform, safetyPorts),
  profiles: (platform) => registerProfiles(platform, profilesPorts),
  pets: (platform) => registerPets(platform, { findUses: findPetUses }),
  search: registerSearch,
  requests: registerRequests,
  chat: (platform) => registerChat(platform, chatPorts),
  bookings: (platform) => registerBookings(platform, bookingPorts),
  "intake-forms": registerIntakeForms,
  notifications: registerNotifications,
  content: registerContent,
};

/** In their order; one that has something to put in order is done before the next begins. */
export async function registerDomains(platform: Platform): Promise<void> {
  for (const domain of domainOrder) await registrations[domain]?.(platform);
}
