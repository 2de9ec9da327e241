import * as secondFactors from "./schema/access/second-factors.ts";
import * as account from "./schema/account.ts";
import * as addresses from "./schema/addresses.ts";
import * as bookings from "./schema/bookings.ts";
import * as calendars from "./schema/calendars.ts";
import * as chat from "./schema/chat.ts";
import * as reminders from "./schema/clock/reminders.ts";
import * as walks from "./schema/clock/walks.ts";
import * as contactMessages from "./schema/content/contact-messages.ts";
import * as contentTexts from "./schema/content/texts.ts";
import * as visits from "./schema/figures/visits.ts";
import * as idempotency from "./schema/idempotency.ts";
import * as installation from "./schema/installation.ts";
import * as intakeForms from "./schema/intake-forms.ts";
import * as logbooks from "./schema/logbooks.ts";
import * as mail from "./schema/mail.ts";
import * as payments from "./schema/money/payments.ts";
import * as subscriptions from "./schema/money/subscriptions.ts";
import * as alerts from "./schema/notices/alerts.ts";
import * as notifications from "./schema/notifications.ts";
import * as oneTimeTokens from "./schema/one-time-tokens.ts";
import * as outbox from "./schema/outbox.ts";
import * as pets from "./schema/pets.ts";
import * as personalDataExports from "./schema/privacy/personal-data-exports.ts";
import * as profiles from "./schema/profiles.ts";
import * as references from "./schema/references.ts";
import * as requests from "./schema/requests.ts";
import * as reviews from "./schema/reviews.ts";
import * as safety from "./schema/safety.ts";
import * as search from "./schema/search.ts";
import * as sessions from "./schema/sessions.ts";
import * as socialAccounts from "./schema/social-accounts.ts";
import * as socketAttachments from "./schema/socket-attachments.ts";
import * as audit from "./schema/trust/audit.ts";
import * as badges from "./schema/trust/badges.ts";
import * as banAppeals from "./schema/trust/ban-appeals.ts";
import * as bannedAddresses from "./schema/trust/banned-addresses.ts";
import * as certificates from "./schema/trust/certificates.ts";
import * as productReviews from "./schema/trust/product-reviews.ts";
import * as uploads from "./schema/uploads.ts";

/** All tables, for Drizzle. Code imports a table from its own file. */
export const schema = {
  ...account,
  ...addresses,
  ...alerts,
  ...audit,
  ...banAppeals,
  ...bannedAddresses,
  ...badges,
  ...bookings,
  ...calendars,
  ...certificates,
  ...chat,
  ...contactMessages,
  ...contentTexts,
  ...idempotency,
  ...installation,
  ...intakeForms,
  ...logbooks,
  ...mail,
  ...notifications,
  ...oneTimeTokens,
  ...outbox,
  ...payments,
  ...personalDataExports,
  ...pets,
  ...productReviews,
  ...profiles,
  ...references,
  ...reminders,
  ...requests,
  ...reviews,
  ...safety,
  ...search,
  ...secondFactors,
  ...sessions,
  ...socialAccounts,
  ...socketAttachments,
  ...subscriptions,
  ...uploads,
  ...visits,
  ...walks,
};
export type Schema = typeof schema;
