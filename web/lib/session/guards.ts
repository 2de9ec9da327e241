import { type RouterContextProvider, redirect } from "react-router";
import type { User } from "#contract/account.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { urls } from "#contract/urls/urls.ts";
import {
  loadUser,
  notFound,
  openPage,
  requireGuest,
  requireUser,
} from "#web/lib/page/page.server.ts";
import { readCookie } from "./cookies.ts";
import { skipSignupCookie } from "./skip-signup.ts";
import { profileTypeInUse } from "./user.ts";

/**
 * Who may open a route. A guard runs on the server before the route's loader, also when the page is
 * opened from another one, as long as something in it has a loader. routes.ts says which routes it
 * guards; what the width of the screen decides is in guards-browser.ts.
 */
type GuardArgs = { request: Request; url: URL; context: Readonly<RouterContextProvider> };
export type Guard = (args: GuardArgs) => Promise<void>;

/** Others log in first and come back. */
export const loginRequired: Guard = async (args) => {
  await requireUser(args);
};

/** Whoever is logged in has no business there. */
export const guestOnly: Guard = async (args) => {
  await requireGuest(args);
};

/** Only an owner asks for a sitter; somebody who is here as a sitter goes home. */
export const ownerOnly: Guard = async (args) => {
  const user = await requireUser(args);
  if (profileTypeInUse(user) !== "pet_owner") throw redirect(urls.home());
};

/** To others it is as if the page were not there. */
export const adminOnly: Guard = async (args) => {
  const user = await loadUser(args);
  if (user?.role !== "admin") notFound(openPage(args));
};

/** For Home: who runs the place begins with what waits there. */
export const adminsAtWork: Guard = async (args) => {
  const user = await loadUser(args);
  if (user?.role === "admin") throw redirect(cmsUrls.home());
};

/** For Home: whoever has not finished signing up does that first. */
export const finishSignupFirst: Guard = async (args) => {
  const skips = readCookie(args.request.headers.get("cookie"), skipSignupCookie) !== null;
  if (mustFinishSignup(await loadUser(args), skips)) throw redirect(urls.signup());
};

type Registrant = Pick<User, "role" | "signupMethod" | "reachedRegistrationEnd" | "profile">;

/**
 * Whether Home sends its visitor on to Signup: who has not reached the end of any wizard, and owners
 * who are still in one. Never an administrator, never somebody who came by a contact form (their
 * account is complete for what they came to do), and not right after 'Later' was pressed.
 */
export function mustFinishSignup(user: Registrant | null, skips: boolean): boolean {
  if (!user || skips || user.role === "admin" || user.signupMethod === "contact_form") return false;
  const isRegisteringOwner =
    user.profile?.profileType === "pet_owner" && user.profile.isRegistering;
  return !user.reachedRegistrationEnd || isRegisteringOwner;
}
