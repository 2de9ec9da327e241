import type * as z from "zod";
import type { secondFactorLoginForm } from "#contract/account/second-factor.ts";
import type { loginForm, SignedIn, User } from "#contract/account.ts";
import type { CallInput } from "#contract/endpoints.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { forgetKeptPages } from "#web/lib/device/kept-pages.ts";
import { clearDrafts } from "#web/lib/forms/drafts.ts";
import { growingWait } from "#web/lib/live/growing-wait.ts";
import { readInvitation } from "./invitation.ts";
import { clearToken, endSessionHere, siteRoot, storeToken } from "./token.ts";

/** Counts log-ins and changes of profile: what was loaded before one is for somebody else. */
let viewerChanges = 0;

export function viewerChangeCount(): number {
  return viewerChanges;
}

export function viewerChanged(): void {
  viewerChanges += 1;
}

/** Whether somebody is in, or is asked for a code first, on a page of its own. */
export type SignInOutcome = "in" | "secondFactor";

export async function login(form: z.input<typeof loginForm>): Promise<SignInOutcome> {
  return beginIfIn(await api.call("account.login", { body: form }));
}

/** The second step: by the ticket of the first and a code. */
export async function finishLogin(body: z.input<typeof secondFactorLoginForm>): Promise<void> {
  const { token } = await api.call("secondFactor.login", { body });
  begin(token);
}

/** Logs in by the one-time token from a mail's link. */
export async function loginByLink(linkToken: string): Promise<SignInOutcome> {
  return beginIfIn(await api.call("access.loginToken", { body: { token: linkToken } }));
}

/** Links a provider's account by the one-time token from a mail's link; whoever reads it is logged in. */
export async function linkAccount(linkToken: string): Promise<SignInOutcome> {
  const body = { token: linkToken };
  return beginIfIn(await api.call("socialSignIn.confirmLink", { body }));
}

export type Registration = CallInput<"profiles.registerUser">;

/** Makes an account; whoever has just made one is logged in. */
export async function register(registration: Registration): Promise<void> {
  const body = { ...remembered(), ...registration.body };
  const { token } = await api.call("profiles.registerUser", { ...registration, body });
  begin(token);
}

export type NewContact = CallInput<"contact.registerUserAsNewContact">;

/** An account with a first message in one go; gives back the room that the message waits in. */
export async function registerAsNewContact(contact: NewContact): Promise<number> {
  const body = { ...remembered(), ...contact.body };
  const { token, chatRoomId } = await api.call("contact.registerUserAsNewContact", {
    ...contact,
    body,
  });
  begin(token);
  return chatRoomId;
}

/** The invitation that was followed earlier, unless the form knows of another. */
function remembered(): { invitation?: string } {
  const invitation = readInvitation();
  return invitation === null ? {} : { invitation };
}

function beginIfIn(answer: SignedIn): SignInOutcome {
  // The page that asks for the code has its ticket from a cookie.
  if (!("token" in answer)) return "secondFactor";
  begin(answer.token);
  return "in";
}

function begin(token: string): void {
  storeToken(token);
  viewerChanged();
}

/** What they did on this device and has not arrived goes with it; whoever presses was asked. */
export async function logout(userId: number | undefined): Promise<void> {
  await endSessionHere(async () => {
    try {
      await api.call("account.logout", {});
    } catch (error) {
      // The session was over already.
      if (!(error instanceof ApiError && error.status === 401)) throw error;
    }
  });
  await forgetOnDevice(userId).catch((error: unknown) => logError("not forgotten", error));
  clearToken();
  clearDrafts();
  window.location.assign(siteRoot);
}

async function forgetOnDevice(userId: number | undefined): Promise<void> {
  await forgetKeptPages();
  if (userId === undefined) return;
  const { forgetUnsent } = await import("#web/lib/outbox/unsent.ts");
  await forgetUnsent(userId);
}

/** The server said no to the token, which is gone by now: there is no use in asking again. */
export class ProfileRefused extends Error {
  override name = "ProfileRefused";
}

/**
 * Asks who the stored token belongs to; when the server refuses, the token is removed. No answer, too
 * many questions and a server that starts, stops or fails say nothing about the token: a restart must
 * not log anybody out. Then this throws what it got, and whoever needs to know asks again.
 */
export async function fetchProfile(): Promise<User> {
  try {
    return await api.call("account.getUser", {});
  } catch (error) {
    if (!(error instanceof ApiError) || !isRefusal(error.status)) throw error;
    clearToken();
    // A 401 takes the browser to the site's root by itself.
    if (error.status !== 401) for (const listener of failureListeners) listener();
    throw new ProfileRefused("Failed to fetch profile.", { cause: error });
  }
}

function isRefusal(status: number): boolean {
  return status >= 400 && status < 500 && status !== 429;
}

const firstWaitMs = 2_000;

/**
 * How long to wait before the profile is asked for again: longer each time, as long as the server
 * says, and not all browsers at the same moment.
 */
export function profileWaitMs(failures: number, error: unknown, chance = Math.random()): number {
  const asked = (error instanceof ApiError ? (error.retryAfterSeconds ?? 0) : 0) * 1_000;
  return Math.max(growingWait(failures, firstWaitMs, chance), asked * (1 + chance / 2));
}

const failureListeners = new Set<() => void>();

/** Calls back when a fetch of the profile failed and took the token with it. */
export function onProfileFailure(listener: () => void): () => void {
  failureListeners.add(listener);
  return () => {
    failureListeners.delete(listener);
  };
}

let restoring = 0;
const lookEveryMs = 100;

/**
 * The token and the session cookie disagree: asking for the profile mends either. Asks until there is
 * an answer; routes wait for the first try and no longer.
 */
export async function restoreSession(): Promise<void> {
  restoring += 1;
  let isFirst = true;
  const settle = () => {
    if (isFirst) restoring -= 1;
    isFirst = false;
  };
  try {
    for (let failures = 0; ; failures++) {
      const error = await fetchProfile().then(
        () => null,
        (reason: unknown) => reason,
      );
      if (error === null) return;
      if (error instanceof ProfileRefused) throw error;
      settle();
      await new Promise((goOn) => setTimeout(goOn, profileWaitMs(failures, error)));
    }
  } finally {
    settle();
  }
}

/** When it is known who is here. A profile that is merely refreshed keeps nobody waiting. */
export async function profileSettled(): Promise<void> {
  while (restoring > 0) await new Promise((look) => setTimeout(look, lookEveryMs));
}
