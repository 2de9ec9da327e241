import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import { defaultLocale, type Locale } from "#contract/shared/locale.ts";
import type { SocialProvider } from "#contract/social-sign-in.ts";
import { type AliasedPath, aliasedPaths } from "./paths.ts";

/** The tabs of the page about what somebody has learnt. */
export const experienceTabs = ["experience", "education", "diplomas"] as const;
export type ExperienceTab = (typeof experienceTabs)[number];

/** Every link of the product is built here, in the language of the page it stands on. */
export function urlsFor(locale: Locale) {
  const at = (path: AliasedPath, ...rest: (string | undefined)[]) =>
    join(...aliasedPaths[path][locale].split("/"), ...rest);
  return {
    home: () => "/",
    search: (query?: string, postalCode?: string) => at("search", query, postalCode),
    sitterWork: (query?: string, postalCode?: string) => at("sitterWork", query, postalCode),
    /** A sitter's public page, under the place as it stands in an address. */
    sitter: (citySlug: string, profileId: number) => join("gezocht", citySlug, text(profileId)),
    sitterContact: (citySlug: string, profileId: number) =>
      join("gezocht", citySlug, text(profileId), "contact"),
    favorites: () => "/favorites",
    invite: (profileId: number) => join("invite", text(profileId)),
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
    howItWorks: () => "/hoe-werkt-het",
    chats: (roomId?: number) => join("chats", text(roomId)),
    bookings: (bookingId?: number) => join("bookings", text(bookingId)),
    logbooks: (logbookId?: number) => join("logbooks", text(logbookId)),
    profile: () => "/profile",
    profileExperience: (to: { tab?: ExperienceTab; backTo?: string } = {}) =>
      withQuery("/profile/edit-experience-education", to),
    profileExtras: (to: { backTo?: string } = {}) => withQuery("/profile/edit-extra-services", to),
    /** A screen for phones; elsewhere it is a part of the profile. */
    profileAvailability: () => "/profile/editavailability",
    createRequest: () => at("createRequest"),
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
