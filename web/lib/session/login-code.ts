import { logError } from "#web/lib/browser/log.ts";
import { loginByLink } from "./session.ts";

/**
 * The page was reached by a log-in without script, which could not store a token: this gets one. A code
 * that is too old leaves a session that only pages know of, and `useSessionSync` ends it.
 */
export async function exchangeLoginCode(code: string): Promise<void> {
  try {
    await loginByLink(code);
  } catch (error) {
    logError("no token for the login code", error);
  }
}
