import { listFreeContacts } from "#server/domains/chat/contact/new-contacts.service.ts";
import {
  findReportedLogbookImage,
  takeAwayLogbookImage,
} from "#server/domains/logbooks/images/logbook-images.service.ts";
import {
  findReportedReference,
  takeAwayReference,
} from "#server/domains/references/references.service.ts";
import { registerAccount } from "./domains/account/account.domain.ts";
import { registerAdmin } from "./domains/admin/admin.domain.ts";
import { registerAlerts } from "./domains/alerts/alerts.domain.ts";
import { alertNotices } from "./domains/alerts/notices/alerts.notices.ts";
import { registerBadges } from "./domains/badges/badges.domain.ts";
import { findOwnBadges } from "./domains/badges/badges.service.ts";
import { badgeNotices } from "./domains/badges/notices/badges.notices.ts";
import { registerBookings } from "./domains/bookings/bookings.domain.ts";
import type { BookingPorts } from "./domains/bookings/bookings.ports.ts";
import { countAwaitedBookings } from "./domains/bookings/bookings.service.ts";
import {
  findInteractionFacts,
  findPetUses,
  findRemovalBlocker,
  hasUpcomingBooking,
  isCareUnderWay,
} from "./domains/bookings/facts/booking-facts.service.ts";
import {
  findRunningStay,
  findStayHold,
} from "./domains/bookings/handover/running-stays.service.ts";
import { bookingNotices } from "./domains/bookings/notices/bookings.notices.ts";
import { registerChat } from "./domains/chat/chat.domain.ts";
import type { ChatPorts } from "./domains/chat/chat.ports.ts";
import { countUnreadMessages } from "./domains/chat/chat.service.ts";
import { findWaitingMessage } from "./domains/chat/contact/chat-contacts.service.ts";
import {
  findReportedMessage,
  findReportedPetImage,
  findReportedProfile,
  findReportedProfileImage,
  findReportedRequest,
  findReportedRequestImage,
  takeAwayMessage,
} from "./domains/chat/reported-subjects.service.ts";
import { isMessageNew } from "./domains/chat/unread.service.ts";
import { registerContent } from "./domains/content/content.domain.ts";
import { registerIntakeForms } from "./domains/intake-forms/intake-forms.domain.ts";
import { findIntakeStates } from "./domains/intake-forms/intake-forms.service.ts";
import { findLogbookIds } from "./domains/logbooks/logbook-making.service.ts";
import { registerLogbooks } from "./domains/logbooks/logbooks.domain.ts";
import { countUnreadUpdates } from "./domains/logbooks/logbooks.service.ts";
import { logbookNotices } from "./domains/logbooks/notices/logbooks.notices.ts";
import { registerNotify } from "./domains/notify/notify.domain.ts";
import type { NotifyPorts } from "./domains/notify/notify.ports.ts";
import { type Domain, domainOrder } from "./domains/order.ts";
import { registerPets } from "./domains/pets/pets.domain.ts";
import { countPets } from "./domains/pets/pets.service.ts";
import { removePetImage } from "./domains/pets/reported-pets.service.ts";
import { registerPrivacy } from "./domains/privacy/privacy.domain.ts";
import { findInviter } from "./domains/profiles/invitations/invitations.service.ts";
import {
  findActingProfile,
  findNoticeProfiles,
  findOwnProfiles,
  lockProfileRefs,
} from "./domains/profiles/profile-refs.service.ts";
import { prepareProfileUpdate } from "./domains/profiles/profile-update.service.ts";
import { registerProfiles } from "./domains/profiles/profiles.domain.ts";
import type { ProfilesPorts } from "./domains/profiles/profiles.ports.ts";
import { findProfileInUse } from "./domains/profiles/profiles.service.ts";
import {
  removeProfileImage,
  unpublishProfile,
} from "./domains/profiles/reported-profiles.service.ts";
import { referenceNotices } from "./domains/references/notices/references.notices.ts";
import { registerReferences } from "./domains/references/references.domain.ts";
import { reminderNotices } from "./domains/reminders/notices/reminders.notices.ts";
import { registerReminders } from "./domains/reminders/reminders.domain.ts";
import { requestNotices } from "./domains/requests/notices/requests.notices.ts";
import { isOwnerShown, listRequestCardsOf } from "./domains/requests/public-requests.service.ts";
import {
  putAwayRequest,
  removeRequestImage,
} from "./domains/requests/reported-requests.service.ts";
import { registerRequests } from "./domains/requests/requests.domain.ts";
import { findRequestSummary } from "./domains/requests/requests.service.ts";
import { reviewNotices } from "./domains/reviews/notices/reviews.notices.ts";
import { findReportedReview, takeAwayReview } from "./domains/reviews/reported-reviews.service.ts";
import { registerReviews } from "./domains/reviews/reviews.domain.ts";
import { safetyNotices } from "./domains/safety/notices/safety.notices.ts";
import { registerSafety } from "./domains/safety/safety.domain.ts";
import type { SafetyPorts } from "./domains/safety/safety.ports.ts";
import { registerSearch } from "./domains/search/search.domain.ts";
import { findBusyDays, prepareSearch } from "./domains/search/search-rows.service.ts";
import type { SitterFinder } from "./domains/search/sitter-finder.ts";
import { subscriptionNotices } from "./domains/subscriptions/notices/subscriptions.notices.ts";
import { findProfileSubscription } from "./domains/subscriptions/own-subscription.service.ts";
import { registerSubscriptions } from "./domains/subscriptions/subscriptions.domain.ts";
import { byType, type Notices } from "./platform/notices.ts";
import type { Platform } from "./platform/platform.ts";

/** `sitters` is one for all who search: it has every sitter in memory. */
type Register = (platform: Platform, sitters: SitterFinder) => void | Promise<void>;

const profilesPorts: ProfilesPorts = {
  findOwnerFacts: async ({ db }, { profileId }) => ({
    petCount: await countPets(db, profileId),
    request: await findRequestSummary(db, profileId),
  }),
  listRequestCards: listRequestCardsOf,
  isOwnerShown,
  findBusyDays,
  findRemovalBlocker,
  findOwnBadges,
  findSubscription: findProfileSubscription,
};

const safetyPorts: SafetyPorts = {
  findRunningStay,
  findActingProfile: async ({ db }, { userId }) =>
    (await findActingProfile(db, userId))?.id ?? null,
  findSubject: {
    profile: findReportedProfile,
    request: findReportedRequest,
    message: findReportedMessage,
    review: findReportedReview,
    reference: findReportedReference,
    profile_image: findReportedProfileImage,
    pet_image: findReportedPetImage,
    request_image: findReportedRequestImage,
    logbook_image: findReportedLogbookImage,
  },
  removeSubject: {
    profile: unpublishProfile,
    request: putAwayRequest,
    message: takeAwayMessage,
    review: takeAwayReview,
    reference: takeAwayReference,
    profile_image: removeProfileImage,
    pet_image: removePetImage,
    request_image: removeRequestImage,
    logbook_image: takeAwayLogbookImage,
  },
};

const notifyPorts: NotifyPorts = {
  findOwnProfiles,
  countUnreadMessages,
  countAwaitedBookings,
  countUnreadUpdates,
};

const bookingPorts: BookingPorts = { findIntakeStates, findLogbookIds };

const chatPorts: ChatPorts = {
  findInteractionFacts: (ctx, roomIds) =>
    findInteractionFacts({ ...ctx, ports: bookingPorts }, roomIds),
  hasUpcomingBooking,
  isCareUnderWay,
  findInviter: (ctx, invitation) => findInviter({ ...ctx, ports: profilesPorts }, invitation),
};

/** What people are told of, each type by the table of the domain that has it; one that is missing doesn't compile. */
export const notices: Notices = {
  tables: {
    ...byType(safetyNotices),
    ...byType(subscriptionNotices),
    ...byType(requestNotices),
    ...byType(bookingNotices),
    ...byType(logbookNotices),
    ...byType(reviewNotices),
    ...byType(referenceNotices),
    ...byType(badgeNotices),
    ...byType(reminderNotices),
    ...byType(alertNotices),
  },
  lockProfiles: lockProfileRefs,
  findProfiles: findNoticeProfiles,
  isMessageNew,
};

/** One entry a domain: here earlier domains get what later ones fill in for them. */
const registrations: Partial<Record<Domain, Register>> = {
  account: (platform) =>
    registerAccount(platform, {
      findProfileInUse: (ctx, user) => findProfileInUse({ ...ctx, ports: profilesPorts }, user),
      findInviter: (ctx, invitation) => findInviter({ ...ctx, ports: profilesPorts }, invitation),
      findWaitingMessage,
      findStayHold,
      prepareProfileUpdate: (ctx, update) =>
        prepareProfileUpdate({ ...ctx, ports: profilesPorts }, update),
    }),
  notify: (platform) => registerNotify(platform, notifyPorts),
  safety: (platform) => registerSafety(platform, safetyPorts),
  profiles: (platform) => registerProfiles(platform, profilesPorts),
  pets: (platform) => registerPets(platform, { findUses: findPetUses }),
  subscriptions: (platform) => registerSubscriptions(platform, { listFreeContacts }),
  search: registerSearch,
  requests: registerRequests,
  chat: (platform) => registerChat(platform, chatPorts),
  bookings: (platform) => registerBookings(platform, bookingPorts),
  "intake-forms": (platform) => registerIntakeForms(platform, { ports: bookingPorts }),
  logbooks: registerLogbooks,
  reviews: registerReviews,
  references: registerReferences,
  badges: registerBadges,
  reminders: registerReminders,
  alerts: registerAlerts,
  content: registerContent,
  admin: (platform) => registerAdmin(platform, safetyPorts),
  privacy: registerPrivacy,
};

/**
 * In their order; one that has something to put in order is done before the next begins. Waits for the
 * rows and the memory that searches are answered from: nobody is let in before.
 */
export async function registerDomains(platform: Platform): Promise<void> {
  const sitters = await prepareSearch(platform);
  for (const domain of domainOrder) await registrations[domain]?.(platform, sitters);
}
