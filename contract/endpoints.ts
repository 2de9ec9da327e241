import { careEndpoints } from "./account/account-care.ts";
import { deletionEndpoints } from "./account/account-deletion.ts";
import { secondFactorEndpoints } from "./account/second-factor.ts";
import { accessEndpoints, accountEndpoints } from "./account.ts";
import { addressEndpoints } from "./addresses.ts";
import { adminBadgesEndpoints } from "./admin/badges.ts";
import { adminFiguresEndpoints } from "./admin/figures.ts";
import { adminJobsEndpoints } from "./admin/jobs.ts";
import { adminMailsEndpoints } from "./admin/mails.ts";
import { adminMessagesEndpoints } from "./admin/messages.ts";
import { adminQueueEndpoints } from "./admin/queue.ts";
import { adminUsersEndpoints } from "./admin/users.ts";
import { badgesEndpoints } from "./badges.ts";
import { calendarsEndpoints } from "./bookings/calendars.ts";
import { bookingsEndpoints } from "./bookings.ts";
import { catalogueEndpoints } from "./catalogue.ts";
import { chatEndpoints, contactEndpoints } from "./chat.ts";
import { adminTextsEndpoints } from "./content/admin-texts.ts";
import { contactMessagesEndpoints } from "./content/contact-messages.ts";
import { contentEndpoints } from "./content.ts";
import { favoritesEndpoints } from "./favorites.ts";
import { intakeFormsEndpoints } from "./intake-forms.ts";
import { invitationsEndpoints, posterEndpoints } from "./invitations.ts";
import { reportsEndpoints } from "./logbooks/reports.ts";
import { logbooksEndpoints } from "./logbooks.ts";
import { messagesEndpoints } from "./messages.ts";
import { alertsEndpoints } from "./notices/alerts.ts";
import { mailEventsEndpoints } from "./notices/mail-events.ts";
import { notificationsEndpoints } from "./notifications.ts";
import { petsEndpoints } from "./pets.ts";
import { personalDataEndpoints } from "./privacy/personal-data.ts";
import { profilesEndpoints } from "./profiles.ts";
import { referencesEndpoints } from "./references.ts";
import { publicRequestsEndpoints } from "./requests/public-requests.ts";
import { requestsEndpoints } from "./requests.ts";
import { reviewsEndpoints } from "./reviews.ts";
import { searchEndpoints } from "./search.ts";
import type { Endpoint, FilesOf, InputOf, ResponseOf } from "./shared/endpoint.ts";
import { sittersEndpoints } from "./sitters.ts";
import { socialSignInEndpoints } from "./social-sign-in.ts";
import { adminPaymentsEndpoints } from "./subscriptions/admin-payments.ts";
import { paymentsEndpoints } from "./subscriptions/payments.ts";
import { subscriptionsEndpoints } from "./subscriptions/subscriptions.ts";
import { withdrawalEndpoints } from "./subscriptions/withdrawal.ts";
import { adminEndpoints } from "./trust/admin.ts";
import { banAppealsEndpoints } from "./trust/ban-appeals.ts";
import { certificatesEndpoints } from "./trust/certificates.ts";
import { productReviewsEndpoints } from "./trust/product-reviews.ts";
import { ownReportsEndpoints } from "./trust/reports.ts";
import { safetyEndpoints } from "./trust/safety.ts";

/** Every endpoint of the product by `domain.action`: what OpenAPI and the walking tests read. */
export const endpointTables = {
  account: accountEndpoints,
  access: accessEndpoints,
  socialSignIn: socialSignInEndpoints,
  care: careEndpoints,
  deletion: deletionEndpoints,
  secondFactor: secondFactorEndpoints,
  profiles: profilesEndpoints,
  sitters: sittersEndpoints,
  search: searchEndpoints,
  favorites: favoritesEndpoints,
  invitations: invitationsEndpoints,
  poster: posterEndpoints,
  addresses: addressEndpoints,
  catalogue: catalogueEndpoints,
  contactMessages: contactMessagesEndpoints,
  content: contentEndpoints,
  adminTexts: adminTextsEndpoints,
  contact: contactEndpoints,
  chat: chatEndpoints,
  messages: messagesEndpoints,
  bookings: bookingsEndpoints,
  intakeForms: intakeFormsEndpoints,
  calendars: calendarsEndpoints,
  logbooks: logbooksEndpoints,
  reports: reportsEndpoints,
  reviews: reviewsEndpoints,
  safety: safetyEndpoints,
  notifications: notificationsEndpoints,
  mailEvents: mailEventsEndpoints,
  alerts: alertsEndpoints,
  pets: petsEndpoints,
  requests: requestsEndpoints,
  publicRequests: publicRequestsEndpoints,
  references: referencesEndpoints,
  ownReports: ownReportsEndpoints,
  certificates: certificatesEndpoints,
  productReviews: productReviewsEndpoints,
  banAppeals: banAppealsEndpoints,
  admin: adminEndpoints,
  adminQueue: adminQueueEndpoints,
  adminUsers: adminUsersEndpoints,
  adminJobs: adminJobsEndpoints,
  adminMails: adminMailsEndpoints,
  adminFigures: adminFiguresEndpoints,
  adminMessages: adminMessagesEndpoints,
  adminBadges: adminBadgesEndpoints,
  badges: badgesEndpoints,
  subscriptions: subscriptionsEndpoints,
  payments: paymentsEndpoints,
  withdrawal: withdrawalEndpoints,
  adminPayments: adminPaymentsEndpoints,
  personalData: personalDataEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

type Tables = typeof endpointTables;

/** A table and an action in it, such as `bookings.cancel`: the web calls an endpoint by its name. */
export type EndpointName = {
  [Table in keyof Tables]: `${Table}.${keyof Tables[Table] & string}`;
}[keyof Tables];

type EndpointNamed<Name extends EndpointName> = Name extends `${infer Table}.${infer Action}`
  ? Table extends keyof Tables
    ? Action extends keyof Tables[Table]
      ? Tables[Table][Action]
      : never
    : never
  : never;

/** Those that answer with a file. */
export type DownloadName = {
  [Name in EndpointName]: EndpointNamed<Name> extends { readonly download: object } ? Name : never;
}[EndpointName];

/** What a call hands in. */
export type CallInput<Name extends EndpointName> = InputOf<EndpointNamed<Name>>;

/** Files to send along, by the names that the endpoint takes. */
export type CallFiles<Name extends EndpointName, File> = FilesOf<EndpointNamed<Name>, File>;

/** What a call gets. */
export type CallAnswer<Name extends EndpointName> = ResponseOf<EndpointNamed<Name>>;

export function allEndpoints(): { name: string; endpoint: Endpoint }[] {
  return Object.entries(endpointTables).flatMap(([domain, table]) =>
    Object.entries<Endpoint>(table).map(([action, endpoint]) => ({
      name: `${domain}.${action}`,
      endpoint,
    })),
  );
}
