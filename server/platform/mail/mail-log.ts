import { and, gte, isNotNull, ne } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { mails } from "#server/db/schema/mail.ts";

/** What stands in place of a server's words where we did not even try. */
const heldBack = "suppressed";

/** Those that a server refused, or that could not be sent in a day; not those that nobody wants. */
export function countFailedMails(db: Db, since: Date): Promise<number> {
  return db.$count(
    mails,
    and(isNotNull(mails.failedAt), gte(mails.failedAt, since), ne(mails.lastError, heldBack)),
  );
}
