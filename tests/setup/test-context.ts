import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { Visit } from "#server/platform/http/call.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";

type Given = { db?: Db; userId?: number; locale?: Locale };

/** What an action gets when a test calls it without a request: for this user, in this transaction. */
export function testContext(platform: Platform, { db, userId = 1, locale = "nl" }: Given = {}) {
  const viewer: Viewer = {
    userId,
    sessionId: 1,
    role: "user",
    isEmailVerified: true,
    hasSecondFactor: false,
  };
  return { ...platform, db: db ?? platform.db, now: platform.clock.now(), viewer, locale, visit };
}

const nothing = () => {};

/** Nobody is at the other end: what a browser is asked to remember is forgotten. */
const visit: Visit = {
  address: "192.0.2.1",
  token: "",
  isForm: false,
  device: "a test",
  cookies: {
    setSession: nothing,
    clearSession: nothing,
    setCsrf: nothing,
    setHidden: nothing,
    read: () => undefined,
  },
};

/** What a job gets when a test calls it: each of its steps is a transaction of its own. */
export function testJobContext<Ground extends Platform>(platform: Ground) {
  const ctx = { ...platform, now: platform.clock.now() };
  return {
    ...ctx,
    inTransaction: <Result>(work: (step: typeof ctx) => Promise<Result>): Promise<Result> =>
      platform.db.transaction((tx) => work({ ...ctx, db: tx, now: platform.clock.now() })),
  };
}
