import * as account from "./schema/account.ts";
import * as addresses from "./schema/addresses.ts";
import * as bookings from "./schema/bookings.ts";
import * as calendars from "./schema/calendars.ts";
import * as chat from "./schema/chat.ts";
import * as favorites from "./schema/favorites.ts";
import * as idempotency from "./schema/idempotency.ts";
import * as installation from "./schema/installation.ts";
import * as loginFailures from "./schema/login-failures.ts";
import * as mail from "./schema/mail.ts";
import * as notifications from "./schema/notifications.ts";
import * as oneTimeTokens from "./schema/one-time-tokens.ts";
import * as outbox from "./schema/outbox.ts";
import * as pets from "./schema/pets.ts";
import * as profiles from "./schema/profiles.ts";
import * as requests from "./schema/requests.ts";
import * as safety from "./schema/safety.ts";
import * as search from "./schema/search.ts";
import * as sessions from "./schema/sessions.ts";
import * as socialAccounts from "./schema/social-accounts.ts";
import * as socketAttachments from "./schema/socket-attachments.ts";
import * as uploads from "./schema/uploads.ts";

/** All tables, for Drizzle. Code imports a table from its own file. */
export const schema = {
  ...account,
  ...addresses,
  ...bookings,
  ...calendars,
  ...chat,
  ...favorites,
  ...idempotency,
  ...installation,
  ...loginFailures,
  ...mail,
  ...notifications,
  ...oneTimeTokens,
  ...outbox,
  ...pets,
  ...profiles,
  ...requests,
  ...safety,
  ...search,
  ...sessions,
  ...socialAccounts,
  ...socketAttachments,
  ...uploads,
};
export type Schema = typeof schema;
