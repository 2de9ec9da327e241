import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { Outside } from "#server/platform/context.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";

type Given = { db?: Db; userId?: number; locale?: Locale };

/** What an action gets when a test calls it without a request: for this user, in this transaction. */
export function testContext(platform: Platform, { db, userId = 1, locale = "nl" }: Given = {}) {
  const viewer: Viewer = { userId, sessionId: 1, role: "user", isEmailVerified: true };
  return { ...platform, db: db ?? platform.db, now: platform.clock.now(), viewer, locale };
}

/** The same ahead of a transaction, and for a job: what it does in one is committed. */
export function testOutside(platform: Platform, given: Omit<Given, "db"> = {}) {
  const contextIn = (db: Db) => testContext(platform, { ...given, db });
  type Ctx = ReturnType<typeof contextIn>;
  const outside: Outside<Ctx> = {
    ...contextIn(platform.db),
    inTransaction: (work) => platform.db.transaction((tx) => work(contextIn(tx))),
  };
  return outside;
}
