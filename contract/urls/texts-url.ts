import type { Locale } from "../shared/locale.ts";

/** Where browsers fetch the texts that a page did not bring along. */
export const textsPath = "/texts";

export function textsUrl(version: string, locale: Locale, namespace: string): string {
  return `${textsPath}/${version}/${locale}/${namespace}.json`;
}
