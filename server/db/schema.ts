import * as account from "./schema/account.ts";
import * as idempotency from "./schema/idempotency.ts";
import * as installation from "./schema/installation.ts";
import * as loginFailures from "./schema/login-failures.ts";
import * as mail from "./schema/mail.ts";
import * as oneTimeTokens from "./schema/one-time-tokens.ts";
import * as outbox from "./schema/outbox.ts";
import * as profiles from "./schema/profiles.ts";
import * as sessions from "./schema/sessions.ts";
import * as socketAttachments from "./schema/socket-attachments.ts";

/** All tables, for Drizzle. Code imports a table from its own file. */
export const schema = {
  ...account,
  ...idempotency,
  ...installation,
  ...loginFailures,
  ...mail,
  ...oneTimeTokens,
  ...outbox,
  ...profiles,
  ...sessions,
  ...socketAttachments,
};
export type Schema = typeof schema;
