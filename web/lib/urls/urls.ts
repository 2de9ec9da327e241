import type { LegalTextId } from "#contract/content.ts";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import { defaultLocale, type Locale } from "#contract/shared/locale.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { type AliasedPath, aliasedPaths } from "./paths.ts";

/** The tabs of the page about what somebody has learnt. */
export const experienceTabs = ["experience", "education", "diplomas"] as const;
export type ExperienceTab = (typeof experienceTabs)[number];

/** What is asked for a request, in this order. */
export const requestSteps = ["animals", "care", "when", "story", "look"] as const;
export type RequestStep = (typeof requestSteps)[number];

/** Every link of the product is built here, in the language of the page it stands on. */
export function urlsFor(locale: Locale) {
  const at = (path: AliasedPath, ...rest: (string | undefined)[]) =>
    join(...aliasedPaths[path][locale].split("/"), ...rest);
  return {
    home: () => "/",
    /** `filters` are those that differ from the defaults; without any, the address stays bare. */
    search: (query?: string, postalCode?: string, filters: object = {}) =>
      withQuery(at("search", query, postalCode), { filters: json(filters) }),
    sitterWork: (query?: string, postalCode?: string, filters: object = {}) =>
      withQuery(at("sitterWork", query, postalCode), { filters: json(filters) }),
    /** A sitter's public page, under the place as it stands in an address. */
    sitter: (citySlug: string, profileId: number) => join("gezocht", citySlug, text(profileId)),
    sitterContact: (citySlug: string, profileId: number) =>
      join("gezocht", citySlug, text(profileId), "contact"),
    /** A request's public page, likewise. */
    request: (citySlug: string, requestId: number) => at("request", citySlug, text(requestId)),
    requestContact: (citySlug: string, requestId: number) =>
      join("werk", citySlug, text(requestId), "contact"),
    /**
     * What a shared link shows of a sitter or a request: a picture that the server draws. `version`
     * changes with what is on it, as networks ask for one address only once.
     */
    ogSitter: (profileId: number, version?: string) =>
      sharePicture("sitters", profileId, locale, version),
    ogRequest: (requestId: number, version?: string) =>
      sharePicture("requests", requestId, locale, version),
    favorites: () => "/favorites",
    /** With the inviter's token, as it is passed on: who signs up by it is counted for them. */
    invite: (profileId: number, t?: string) => withQuery(join("invite", text(profileId)), { t }),
    poster: () => "/downloadposter",
    pets: () => "/pets",
    addPet: () => "/pets/add",
    editPet: (petId: number) => join("pets", "edit", text(petId)),
    /** The wizard; of this type of profile, or of the one in use. */
    signup: (type?: ProfileType, where: { step?: RegistrationStep; t?: string } = {}) =>
      withQuery(at("signup"), { type, ...where }),
    /** Where to go after logging in; `refresh` loads that page anew. */
    login: (after: { redirect?: string; refresh?: boolean } = {}) =>
      withQuery(at("login"), {
        refresh: after.refresh ? "1" : undefined,
        redirect: after.redirect,
      }),
    /** A way of the server's own, not of the web: it leads to the provider. */
    socialSignIn: (
      provider: SocialProvider,
      wish: { redirect?: string; profileType?: ProfileType } = {},
    ) =>
      withQuery(join("api", "auth", provider), {
        redirect: wish.redirect,
        profile_type: wish.profileType,
        locale,
      }),
    /** The terms, the privacy statement or the cookie statement. */
    legalText: (id: LegalTextId) => at(id),
    howItWorks: () => "/hoe-werkt-het",
    chats: (roomId?: number, show: { show?: string } = {}) =>
      withQuery(join("chats", text(roomId)), show),
    /** A conversation by itself, for phones. */
    chatRoom: (roomId: number) => join("chatRoom", text(roomId)),
    planIntroduction: (profileId: number) => join("introduction", "create", text(profileId)),
    planBooking: (profileId: number) => join("booking", "create", text(profileId)),
    notifications: () => "/notifications",
    bookings: (bookingId?: number) => join("bookings", text(bookingId)),
    logbooks: (logbookId?: number) => join("logbooks", text(logbookId)),
    profile: () => "/profile",
    profileExperience: (to: { tab?: ExperienceTab; backTo?: string } = {}) =>
      withQuery("/profile/edit-experience-education", to),
    profileExtras: (to: { backTo?: string } = {}) => withQuery("/profile/edit-extra-services", to),
    /** A screen for phones; elsewhere it is a part of the profile. */
    profileAvailability: () => "/profile/editavailability",
    /** The wizard, or the owner's own request once there is one; `edit` opens a part of it. */
    createRequest: (to: { step?: RequestStep; edit?: RequestStep } = {}) =>
      withQuery(at("createRequest"), to),
    /** Without `switchTo`: the page that shows both profiles. */
    switchProfile: (to: { switchTo?: ProfileType; backTo?: string } = {}) =>
      withQuery("/switchProfile", to),
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
  return { nl: `/${aliasedPaths[path].nl}`, en: `/${aliasedPaths[path].en}` };
}

function sharePicture(
  kind: "sitters" | "requests",
  id: number,
  locale: Locale,
  version: string | undefined,
): string {
  const lang = locale === defaultLocale ? undefined : locale;
  return withQuery(join("og", kind, `${id}.jpg`), { v: version, lang });
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

function json(filters: object): string | undefined {
  return Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined;
}

function text(id: number | undefined): string | undefined {
  return id === undefined ? undefined : String(id);
}
