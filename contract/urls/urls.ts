import type { ArticleTopic } from "../content/texts.ts";
import type { LegalTextId } from "../content.ts";
import type { NotificationKind } from "../notifications.ts";
import type { ProfileType, RegistrationStep } from "../profiles.ts";
import { defaultLocale, type Locale } from "../shared/locale.ts";
import type { SignInProblem, SocialProvider } from "../social-sign-in.ts";
import type { ReportSubject } from "../trust/reports.ts";
import { join, withQuery } from "./address.ts";
import { type AliasedPath, aliasedPaths } from "./aliased-paths.ts";
import type { SearchWordKey } from "./search-words.ts";

/** The tabs of the page about what somebody has learnt. */
export const experienceTabs = ["experience", "education", "diplomas"] as const;
export type ExperienceTab = (typeof experienceTabs)[number];

/** What is asked for a request, in this order. */
export const requestSteps = ["animals", "care", "when", "story", "look"] as const;
export type RequestStep = (typeof requestSteps)[number];

/** What is asked for a booking, in this order; an introduction takes fewer. */
export const planSteps = ["service", "pets", "when", "place", "details", "summary"] as const;
export type PlanStep = (typeof planSteps)[number];
/** From a chat, or from where `backTo` says, to which planning leads back. */
export type PlanQuery = {
  step?: PlanStep | undefined;
  /** The day to begin with. */
  date?: string | undefined;
  chatRoomId?: number | undefined;
  backTo?: string | undefined;
};

/** What the page of reviews has open. */
export type ReviewsShown = {
  booking?: number;
  edit?: number;
  answer?: number;
  written?: number;
  received?: number;
};

/** What the page of alerts has open. */
export type AlertsShown = {
  edit?: number;
  new?: "sitters" | "requests";
  query?: string | undefined;
  postalCode?: string | undefined;
  filters?: object;
};

/** How one looks at one's bookings. */
export type BookingView = "list" | "week" | "month";

/**
 * Every address of the product is built here: links of pages, in mails, in pushes, in the sitemap. Each
 * is in the language of whoever gets it. web/routes.test.ts holds them against web/routes.ts and the server.
 */
export function urlsFor(locale: Locale) {
  const at = (path: AliasedPath, ...rest: (string | number | undefined)[]) =>
    join(...aliasedPaths[path][locale].split("/"), ...rest);
  return {
    home: () => "/",
    /** `filters` are those that differ from the defaults; without any, the address stays bare. */
    search: (query?: string, postalCode?: string, filters: object = {}) =>
      withQuery(at("search", query, postalCode), { filters: json(filters) }),
    sitterWork: (query?: string, postalCode?: string, filters: object = {}) =>
      withQuery(at("sitterWork", query, postalCode), { filters: json(filters) }),
    /** An animal or a service with a place: the word by its Dutch name, in every language. */
    placePage: (word: SearchWordKey, placeSlug: string) => join(word, placeSlug),
    /** A sitter's public page, under the place as it stands in an address. */
    sitter: (citySlug: string, profileId: number) => join("gezocht", citySlug, profileId),
    sitterContact: (citySlug: string, profileId: number) =>
      join("gezocht", citySlug, profileId, "contact"),
    /** A request's public page, likewise. */
    request: (citySlug: string, requestId: number) => at("request", citySlug, requestId),
    requestContact: (citySlug: string, requestId: number) =>
      join("werk", citySlug, requestId, "contact"),
    /**
     * What a shared link shows of a sitter or a request: a picture that the server draws. `version`
     * changes with what is on it, as networks ask for one address only once.
     */
    ogSitter: (profileId: number, version?: string) =>
      sharePicture("sitters", profileId, locale, version),
    ogRequest: (requestId: number, version?: string) =>
      sharePicture("requests", requestId, locale, version),
    /** The same of a text, and of an animal or a service with a place. */
    ogArticle: (slug: string, version?: string) => sharePicture("articles", slug, locale, version),
    ogPage: (slug: string, version?: string) => sharePicture("pages", slug, locale, version),
    ogPlace: (word: SearchWordKey, placeSlug: string) =>
      sharePicture(["places", word], placeSlug, locale),
    favorites: () => "/favorites",
    /** With the inviter's token, as it is passed on: who signs up by it is counted for them. */
    invite: (profileId: number, t?: string) => withQuery(join("invite", profileId), { t }),
    poster: () => "/downloadposter",
    pets: () => "/pets",
    addPet: (to: { backTo?: string } = {}) => withQuery("/pets/add", to),
    editPet: (petId: number) => join("pets", "edit", petId),
    /** The wizard; of this type of profile, or of the one in use. */
    signup: (type?: ProfileType, where: { step?: RegistrationStep; t?: string } = {}) =>
      withQuery(at("signup"), { type, ...where }),
    /** Where to go after logging in; `refresh` loads that page anew. */
    login: (after: { redirect?: string; refresh?: boolean } = {}) =>
      withQuery(at("login"), {
        refresh: after.refresh ? "1" : undefined,
        redirect: after.redirect,
      }),
    /** The second step of logging in, and where it leads; `recovery` asks for a code of the other kind. */
    loginCode: (after: { redirect?: string; refresh?: boolean; recovery?: boolean } = {}) =>
      withQuery(at("login", "code"), {
        recovery: after.recovery ? "1" : undefined,
        refresh: after.refresh ? "1" : undefined,
        redirect: after.redirect,
      }),
    /** Back from a provider, without having logged in. */
    loginProblem: (
      problem: SignInProblem,
      provider: SocialProvider,
      redirect: string | null = null,
    ) => withQuery(at("login"), { problem, provider, redirect }),
    /** Logs in by a one-time token. */
    loginToken: (t: string, redirect: string | null = null) =>
      withQuery("/login-token", { t, redirect }),
    /** Confirms that an account belongs to who signs in at a provider; `t` is the mailed token. */
    linkAccount: (provider: SocialProvider, t: string) =>
      withQuery("/linkAccount", { t, provider }),
    /** Says that such a mail was sent. */
    linkAccountMailed: (provider: SocialProvider) => withQuery("/linkAccount", { sent: provider }),
    confirmAccount: (token: string) => join("confirmAccount", token),
    /** A way of the server's own, not of the web: it leads to the provider. */
    socialSignIn: (
      provider: SocialProvider,
      wish: { redirect?: string; profileType?: ProfileType; invitation?: string } = {},
    ) =>
      withQuery(join("api", "auth", provider), {
        redirect: wish.redirect,
        profile_type: wish.profileType,
        invitation: wish.invitation,
        locale,
      }),
    /** The terms, the privacy statement or the cookie statement. */
    legalText: (id: LegalTextId) => at(id),
    /** The walk of owners, or that of the other side. */
    howItWorks: (as?: "pet_sitter") => withQuery("/hoe-werkt-het", { as }),
    /** A page of text by its slug. */
    textPage: (slug: string) => join(slug),
    /** Questions of everybody or of one side; or those of both with these words in them. */
    faq: (profileType?: ProfileType, q?: string) =>
      withQuery(join("veelgestelde-vragen", profileType), { q }),
    blog: (show: { topic?: ArticleTopic; page?: number } = {}) =>
      withQuery("/blog", {
        topic: show.topic,
        page: show.page === undefined || show.page === 1 ? undefined : `${show.page}`,
      }),
    article: (slug: string) => join("blog", slug),
    /** Articles for feed readers; answered by the server itself. */
    blogFeed: () => withQuery("/blog.xml", { lang: locale === defaultLocale ? undefined : locale }),
    chats: (roomId?: number, show: { show?: string } = {}) =>
      withQuery(join("chats", roomId), show),
    /** A conversation by itself, for phones. */
    chatRoom: (roomId: number) => join("chatRoom", roomId),
    /** The pets that a conversation is about. */
    roomPets: (roomId: number) => join("chatRoom", roomId, "pets"),
    planIntroduction: (profileId: number, to: PlanQuery = {}) =>
      withQuery(join("introduction", "create", profileId), planQuery(to)),
    planBooking: (profileId: number, to: PlanQuery = {}) =>
      withQuery(join("booking", "create", profileId), planQuery(to)),
    /** With where to go on once there is one. */
    subscriptions: (to: { backTo?: string } = {}) => withQuery("/subscriptions", to),
    /** Back from the checkout of a payment. */
    paymentReturn: (payment: number) => withQuery("/subscriptions", numbers({ payment })),
    payments: (page?: number) => withQuery(at("payments"), numbers({ page })),
    /** Undoes a purchase, by the link in its receipt: first what it comes to, then for good. */
    withdrawal: (t: string, step?: "confirm") => withQuery("/withdraw", { t, step }),
    /** With one of them open: to be written, changed or answered; or a page of the lists. */
    reviews: (show: ReviewsShown = {}) => withQuery("/reviews", numbers(show)),
    /** `show`: how many, where the latest are not enough. */
    notifications: (show?: string) => withQuery("/notifications", { show }),
    /** Where one of them leads, by way of the profile that it is for. */
    openNotification: (id: number) => `/redirect/${id}`,
    /** One's alerts; with one to be changed, or the form for a new one, filled in as a search was. */
    alerts: (show: AlertsShown = {}) =>
      withQuery("/emailservice", {
        edit: show.edit === undefined ? undefined : `${show.edit}`,
        new: show.new,
        query: show.query,
        postalCode: show.postalCode,
        filters: json(show.filters ?? {}),
      }),
    /** Pauses an alert, by the link in its mails. */
    pauseAlert: (t: string) => withQuery("/pauseAlert", { t }),
    /** All of them in one of the views, around a day; or one of them beside that view. */
    bookings: (bookingId?: number, { view, date }: { view?: BookingView; date?: string } = {}) =>
      withQuery(join("bookings", bookingId, bookingId && view), {
        view: bookingId ? undefined : view,
        date,
      }),
    booking: (bookingId: number) => join("booking", bookingId),
    /** The form of a booking, with one of its parts open. */
    intake: (bookingId: number, part?: string) => withQuery(join("intake", bookingId), { part }),
    /** How to care for the pets, and nothing of the house: what may be kept on a device. */
    intakeCare: (bookingId: number) => withQuery(join("intake", bookingId), { only: "care" }),
    /** The owner's standing form. */
    intakeForm: (part?: string) => withQuery("/intakeform", { part }),
    /** For calendar programs, which can't log in: the token is the key. Answered by the server itself. */
    calendarFeed: (token: string) => join("calendar", `${token}.ics`),
    logbooks: (logbookId?: number) => join("logbooks", logbookId),
    logbook: (logbookId: number) => join("logbook", logbookId),
    /** The stay on one page, for the two of it. */
    logbookReport: (logbookId: number) => join("logbook", logbookId, "report"),
    /** The same for whoever has the link. */
    sharedReport: (token: string) => join("report", token),
    /** A picture of it, which is served there alone, by the server itself. */
    sharedReportImage: (token: string, name: string | number, width: number) =>
      join("report", token, `${name}-${width}.webp`),
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
    /** `part`: where two steps are switched on, or where it says when the account goes. */
    settings: (part: "" | "#second-factor" | "#leaving" = "") => `/settings${part}`,
    /** The last page of who has left. */
    accountDeleted: () => "/accountDeleted",
    changePassword: () => "/changePassword",
    /** Without a token: the page that asks for a mail with one. */
    resetPassword: (token?: string) => withQuery("/resetPassword", { token }),
    /**
     * Signed, as it stands at the foot of a mail; without a kind it stops all of them. Without a signature:
     * the page that offers to mail such a link.
     */
    unsubscribeMail: (link: { email: string; s?: string; kind?: NotificationKind }) =>
      withQuery("/unsubscribeMail", link),
    /** A sitter's street; `show` are some of its houses. */
    badges: (to: { show?: string; backTo?: string } = {}) => withQuery("/badges", to),
    /** A sitter's own list. */
    references: () => at("references"),
    /** Where somebody writes one, by the link in their mail. */
    reference: (t: string) => withQuery("/reference", { t }),
    /** What one reported, and what was decided about things of one's own. */
    ownReports: () => "/reports",
    /** Where somebody who is banned asks for a second look, by the link in their mail. */
    banAppeal: (t: string) => withQuery("/appeal", { t }),
    /** Where something of somebody else's is reported. */
    report: (type: ReportSubject, id: number, backTo?: string) =>
      withQuery("/reports/new", { type, id: `${id}`, backTo }),
    contact: () => "/contact",
    personalData: () => "/user-data/download",
    /** Where mails land on a machine that sends none; a page of the server itself, not of the web. */
    mailbox: () => "/dev/mailbox",
    /** With what of this user's can be read without network. */
    offline: ({ logbook, chats }: { logbook?: number; chats?: boolean } = {}) =>
      withQuery("/offline", {
        logbook: logbook === undefined ? undefined : String(logbook),
        chats: chats ? "1" : undefined,
      }),
  };
}

export type Urls = ReturnType<typeof urlsFor>;

/** Where the server answers for `sharedReportImage`. */
export const sharedReportImagePattern = "/report/:token/:file";

/** For guards and redirects, which have no page whose language they could follow. */
export const urls = urlsFor(defaultLocale);

function sharePicture(
  kind: string | readonly string[],
  name: string | number,
  locale: Locale,
  version?: string,
): string {
  const lang = locale === defaultLocale ? undefined : locale;
  return withQuery(join("og", ...[kind].flat(), `${name}.jpg`), { v: version, lang });
}

function planQuery({ chatRoomId, ...rest }: PlanQuery) {
  return { ...rest, chatRoomId: chatRoomId === undefined ? undefined : String(chatRoomId) };
}

function json(filters: object): string | undefined {
  return Object.keys(filters).length > 0 ? JSON.stringify(filters) : undefined;
}

function numbers(query: Readonly<Record<string, number | undefined>>) {
  return Object.fromEntries(
    Object.entries(query).map(([name, value]) => [name, value === undefined ? value : `${value}`]),
  );
}
