import { globSync, readFileSync } from "node:fs";
import { matchRoutes, type RouteObject } from "react-router";
import { describe, expect, it } from "vitest";
import { locales } from "#contract/shared/locale.ts";
import { aliasedPaths } from "#contract/urls/aliased-paths.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { reservedPageSlugs } from "#contract/urls/reserved-slugs.ts";
import { type Urls, urlsFor } from "#contract/urls/urls.ts";
import routes from "./routes.ts";

type Entry = { path?: string; index?: boolean; children?: readonly Entry[] };

function toRoute({ path, index, children }: Entry): RouteObject {
  if (index) return { index: true };
  return {
    ...(path === undefined ? {} : { path }),
    ...(children ? { children: children.map(toRoute) } : {}),
  };
}

const pages = routes.map((entry) => toRoute(entry as Entry));

/** These take any address, and tell by the database whether there is a page. */
const takeAnything = ["*", ":slug", ":word/:place"];

/** The pattern in routes.ts that an address comes to; null when only what takes any address takes it. */
function pageAt(address: string): string | null {
  const found = matchRoutes(pages, address)?.at(-1)?.route;
  if (found?.index) return "/";
  return found?.path && !takeAnything.includes(found.path) ? found.path : null;
}

/** Something to build each address from; a builder that is missing here doesn't compile. */
const samples: { [Name in keyof Urls]: Parameters<Urls[Name]> } = {
  home: [],
  search: ["utrecht", "3511", { distance: 5 }],
  sitterWork: ["utrecht", "3511", { distance: 5 }],
  placePage: ["hondenoppas", "utrecht"],
  sitter: ["utrecht", 7],
  sitterContact: ["utrecht", 7],
  request: ["utrecht", 7],
  requestContact: ["utrecht", 7],
  ogSitter: [7],
  ogRequest: [7],
  ogArticle: ["huissleutel-geven"],
  ogPage: ["gezochttips"],
  ogPlace: ["hondenoppas", "utrecht"],
  favorites: [],
  invite: [7, "token"],
  poster: [],
  pets: [],
  addPet: [],
  editPet: [7],
  signup: ["pet_owner", { step: "pets", t: "token" }],
  login: [{ redirect: "/chats", refresh: true }],
  loginCode: [{ redirect: "/chats", refresh: true, recovery: true }],
  accountDeleted: [],
  loginProblem: ["cancelled", "google", "/chats"],
  loginToken: ["token", "/chats"],
  linkAccount: ["facebook", "token"],
  linkAccountMailed: ["facebook"],
  confirmAccount: ["token"],
  socialSignIn: ["google"],
  legalText: ["terms"],
  howItWorks: ["pet_sitter"],
  textPage: ["gezochttips"],
  faq: ["pet_owner", "sleutel"],
  blog: [{ topic: "dog", page: 2 }],
  article: ["huissleutel-geven"],
  blogFeed: [],
  chats: [7, { show: "archived" }],
  chatRoom: [7],
  roomPets: [7],
  subscriptions: [{ backTo: "/chats/7" }],
  paymentReturn: [12],
  payments: [2],
  withdrawal: ["12.secret", "confirm"],
  planIntroduction: [7, { chatRoomId: 3 }],
  planBooking: [7, { backTo: "/bookings" }],
  notifications: ["20"],
  openNotification: [7],
  reviews: [{ booking: 12 }],
  bookings: [7, { view: "month", date: "2026-12-17" }],
  booking: [7],
  intake: [7, "house"],
  intakeCare: [7],
  intakeForm: ["house"],
  calendarFeed: ["token"],
  logbooks: [7],
  logbook: [7],
  logbookReport: [7],
  sharedReport: ["token"],
  sharedReportImage: ["token", 7, 640],
  profile: [],
  profileExperience: [{ tab: "diplomas", backTo: "/profile" }],
  profileExtras: [{ backTo: "/profile" }],
  profileAvailability: [],
  createRequest: [{ step: "care" }],
  switchProfile: [{ switchTo: "pet_owner", backTo: "/chats" }],
  settings: ["#leaving"],
  changePassword: [],
  resetPassword: ["token"],
  unsubscribeMail: [{ email: "a@example.nl", s: "s" }],
  references: [],
  alerts: [{ new: "sitters", query: "utrecht", filters: { distance: 5 } }],
  pauseAlert: ["1.secret"],
  badges: [],
  reference: ["12.secret"],
  banAppeal: ["12|secret"],
  ownReports: [],
  report: ["review", 7, "/chats"],
  contact: [],
  personalData: [],
  mailbox: [],
  offline: [{ logbook: 7, chats: true }],
};

/** Answered by the server itself; its own tests ask for them there, by these builders. */
const ofServer: readonly string[] = [
  "ogSitter",
  "ogRequest",
  "ogArticle",
  "ogPage",
  "ogPlace",
  "calendarFeed",
  "blogFeed",
  "sharedReportImage",
  "socialSignIn",
  "mailbox",
];

describe.each(locales)("an address that is built for a reader of %s", (locale) => {
  const urls = urlsFor(locale);
  const built = Object.keys(samples).map((name) => {
    const build = urls[name as keyof Urls] as (...args: readonly unknown[]) => string;
    return [name, build(...samples[name as keyof Urls])] as const;
  });
  const ofWeb = built.filter(([name]) => !ofServer.includes(name) && name !== "placePage");

  it.each(ofWeb)("%s leads to a page: %s", (_name, address) => {
    expect(pageAt(address.split("?")[0] ?? "")).not.toBeNull();
  });

  it.each(Object.keys(aliasedPaths))("%s has a page at its own word", (name) => {
    const path = aliasedPaths[name as keyof typeof aliasedPaths][locale];
    const patterns = [path, `${path}/:query?/:postalCode?`, `${path}/:city/:id`];
    expect(patterns).toContain(pageAt(`/${path}`) ?? pageAt(`/${path}/utrecht/7`));
  });
});

describe("an address of the pages of admins", () => {
  const { preview, ...others } = cmsUrls;
  const built = Object.entries(others).map(([name, build]) => [name, build()] as const);
  it.each([...built, ["preview", preview("nl", 7)] as const])(
    "%s leads to a page",
    (_name, path) => {
      expect(pageAt(path.split("?")[0] ?? "")).toMatch(/^cms/);
    },
  );

  const withOne = [
    "reports",
    "pages",
    "blog",
    "faq",
    "users",
    "payments",
    "badges",
    "mail",
    "jobs",
  ] as const;
  it.each(withOne)("of one of %s leads to a page", (name) => {
    expect(pageAt(cmsUrls[name](7))).toMatch(/^cms\/.*:id/);
  });
});

it("has a page for an animal or a service with a place, and one for what the CMS may have", () => {
  const patternAt = (address: string) => matchRoutes(pages, address)?.at(-1)?.route.path;
  expect(patternAt(urlsFor("nl").placePage(...samples.placePage))).toBe(":word/:place");
  expect(patternAt("/oppas-in-de-kerstvakantie")).toBe(":slug");
});

it("tells an address that leads nowhere", () => {
  expect(["/chatroom/7/8", "/no-such-page"].map(pageAt)).toEqual([null, null]);
});

/** The first words of all pages' addresses. */
const heads = new Set(
  (function headsOf(entries: readonly Entry[]): string[] {
    return entries.flatMap(({ path, children = [] }) => [
      ...(path && !takeAnything.includes(path) ? [path.split("/")[0] ?? ""] : []),
      ...headsOf(children),
    ]);
  })(routes as readonly Entry[]),
);

it("keeps every first word of a page's address from what is made in the CMS", () => {
  expect([...reservedPageSlugs].toSorted()).toEqual([...heads].filter(Boolean).toSorted());
});

/** Text that begins like a page's address, with or without our origin before it. */
function writtenAddresses(source: string): string[] {
  const code = source.replace(/^\s*(\/\/|\/?\*).*$/gm, "");
  return [...code.matchAll(/["'`](?:\$\{[^}]*\})?\/([\w-]+)(?=["'`/?#$])/g)].flatMap(
    ([text, head = ""]) => (heads.has(head) ? text : []),
  );
}

describe("addresses of pages", () => {
  const root = new URL("..", import.meta.url).pathname;
  // The provider's own API has words of ours, such as /payments.
  const others = /\.test\.tsx?$|^contract\/urls\/|^web\/routes\.ts$|^server\/platform\/payments\//;
  const sources = globSync("{contract,demo,server,web}/**/*.{ts,tsx}", { cwd: root }).filter(
    (file) => !others.test(file),
  );

  it("are written in contract/urls and nowhere else", () => {
    expect(sources.length).toBeGreaterThan(500);
    const found = sources.flatMap((file) =>
      writtenAddresses(readFileSync(`${root}/${file}`, "utf8")).map((text) => `${file}: ${text}`),
    );
    expect(found).toEqual([]);
  });

  it.each(['to: "/chats"', "`$" + "{appUrl}/chatRoom/1`", "'/zoeken?x=1'"])(
    "would be seen in %s",
    (source) => {
      expect(writtenAddresses(source)).toHaveLength(1);
    },
  );

  it("in files that browsers read as they are lead to pages too", () => {
    const read = (file: string) => readFileSync(`${root}/web/public/${file}`, "utf8");
    const { start_url, shortcuts } = JSON.parse(read("site.webmanifest"));
    const [, offline] = /const offlineUrl = "([^"]+)"/.exec(read("sw.js")) ?? [];
    const addresses = [start_url, ...shortcuts.map(({ url }: { url: string }) => url), offline];
    expect(addresses.map(pageAt)).not.toContain(null);
  });
});
