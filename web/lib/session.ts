import type * as z from "zod";
import type { loginForm, User } from "#contract/account.ts";
import { ApiError } from "./api/api-error.ts";
import { clearDrafts } from "./drafts.ts";
import { clearToken, siteRoot, storeToken } from "./token.ts";

/** Counts log-ins, so that what was loaded for a guest can be told from what is for the user. */
let logins = 0;

export function loginCount(): number {
  return logins;
}

export async function login(form: z.input<typeof loginForm>): Promise<void> {
  const { api, accountEndpoints } = await loadApi();
  const { token } = await api.call(accountEndpoints.login, { body: form });
  begin(token);
}

/** Logs in by the one-time token from a mail's link. */
export async function loginByLink(linkToken: string): Promise<void> {
  const { api, accessEndpoints } = await loadApi();
  const { token } = await api.call(accessEndpoints.loginToken, { body: { token: linkToken } });
  begin(token);
}

function begin(token: string): void {
  storeToken(token);
  logins += 1;
}

let isLoggingOut = false;

/** Whether this very tab asked for the end, and goes to the site's root by itself. */
export function endsByLogout(): boolean {
  return isLoggingOut;
}

export async function logout(): Promise<void> {
  isLoggingOut = true;
  const { api, accountEndpoints } = await loadApi();
  try {
    await api.call(accountEndpoints.logout, {});
  } catch (error) {
    // The session was over already.
    if (!(error instanceof ApiError && error.status === 401)) {
      isLoggingOut = false;
      throw error;
    }
  }
  clearToken();
  clearDrafts();
  window.location.assign(siteRoot);
}

/**
 * Asks who the stored token belongs to; when that fails, the token is removed. No answer at all is
 * not a failure of the token: leaving the page cuts the request off, and must not log anybody out.
 */
export async function fetchProfile(): Promise<User> {
  const { api, accountEndpoints } = await loadApi();
  try {
    return await api.call(accountEndpoints.getUser, {});
  } catch (error) {
    if (!(error instanceof ApiError && error.status === 0)) clearToken();
    throw new Error("Failed to fetch profile.", { cause: error });
  }
}

/** Fetched when needed: with the endpoint tables comes zod, which the first page does without. */
async function loadApi() {
  const [{ api }, { accessEndpoints, accountEndpoints }] = await Promise.all([
    import("./api/browser-api.ts"),
    import("#contract/account.ts"),
  ]);
  return { api, accessEndpoints, accountEndpoints };
}
