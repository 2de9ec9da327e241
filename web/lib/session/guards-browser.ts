import { redirect } from "react-router";
import { urls } from "#contract/urls/urls.ts";
import { layoutSizeOf } from "#web/lib/browser/layout-size.ts";
import { profileSettled } from "./session.ts";

/** The part of guarding a route that only the browser can do: `export const clientMiddleware = […]`. */

/** While it is unclear whose token this is, no route is decided on. */
export async function whenProfileIsKnown(): Promise<void> {
  await profileSettled();
}

/** Below 600 px. */
export function isPhoneWide(): boolean {
  return layoutSizeOf(window.innerWidth) === 1;
}

/** Made for a phone's width; where there is more room, the same is done elsewhere. */
export async function phoneOnly(): Promise<void> {
  if (!isPhoneWide()) throw redirect(urls.home());
}
