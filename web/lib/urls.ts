import { defaultLocale, type Locale } from "#contract/shared/locale.ts";
import { type AliasedPath, aliasedPaths } from "./paths.ts";

/** Every link of the product is built here, in the language of the page it stands on. */
export function urlsFor(locale: Locale) {
  const at = (path: AliasedPath, ...rest: (string | undefined)[]) =>
    join(aliasedPaths[path][locale], ...rest);
  return {
    home: () => "/",
    search: (query?: string, postalCode?: string) => at("search", query, postalCode),
    sitterWork: (query?: string, postalCode?: string) => at("sitterWork", query, postalCode),
    signup: () => at("signup"),
    /** Where to go after logging in; `refresh` loads that page anew. */
    login: (after: { redirect?: string; refresh?: boolean } = {}) =>
      withQuery(at("login"), {
        refresh: after.refresh ? "1" : undefined,
        redirect: after.redirect,
      }),
    howItWorks: () => "/hoe-werkt-het",
    chats: (roomId?: number) => join("chats", text(roomId)),
    bookings: (bookingId?: number) => join("bookings", text(bookingId)),
    logbooks: (logbookId?: number) => join("logbooks", text(logbookId)),
    profile: () => "/profile",
    settings: () => "/settings",
    changePassword: () => "/changePassword",
    resetPassword: () => "/resetPassword",
    /** Where mails land on a machine that sends none; a page of the server itself, not of the web. */
    mailbox: () => "/dev/mailbox",
    offline: () => "/offline",
  };
}

export type Urls = ReturnType<typeof urlsFor>;

/** For guards and redirects, which have no page whose language they could follow. */
export const urls = urlsFor(defaultLocale);

/** The same page in each language, where it has an address in each. */
export function alternatesOf(path: AliasedPath): Record<Locale, string> {
  return { nl: join(aliasedPaths[path].nl), en: join(aliasedPaths[path].en) };
}

function join(...parts: (string | undefined)[]): string {
  const given = parts.filter((part) => part !== undefined && part !== "");
  return `/${given.map((part) => encodeURIComponent(part as string)).join("/")}`;
}

function withQuery(path: string, query: Record<string, string | undefined>): string {
  const given = Object.entries(query).filter(
    (entry): entry is [string, string] => entry[1] !== undefined,
  );
  return given.length > 0 ? `${path}?${new URLSearchParams(given)}` : path;
}

function text(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}
