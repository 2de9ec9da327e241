import type { RouterContextProvider } from "react-router";
import { loadUser, notFound, openPage, requireGuest, requireUser } from "./page.server.ts";

/**
 * Who may open a route: `export const middleware = [loginRequired]`. A guard runs on the server before
 * the route's loader, also when the page is opened from another one, as long as the route has a loader.
 */
type GuardArgs = { request: Request; context: Readonly<RouterContextProvider> };
export type Guard = (args: GuardArgs) => Promise<void>;

/** Others log in first and come back. */
export const loginRequired: Guard = async (args) => {
  await requireUser(args);
};

/** Whoever is logged in has no business there. */
export const guestOnly: Guard = async (args) => {
  await requireGuest(args);
};

/** To others it is as if the page were not there. */
export const adminOnly: Guard = async (args) => {
  const user = await loadUser(args);
  if (user?.role !== "admin") notFound(openPage(args));
};
