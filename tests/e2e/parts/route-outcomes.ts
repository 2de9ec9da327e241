/**
 * Where everybody ends up, written by hand and apart from the guards in web/routes.ts: a slip in one
 * shows against the other. A route that is not listed fails the test.
 */
export const visitors = ["guest", "owner", "sitter", "admin"] as const;
export type Visitor = (typeof visitors)[number];
/** Anything else is an answer that nobody expects, in full. */
export type Outcome = "page" | "login" | "home" | "not found" | (string & {});
type Row = Record<Visitor, Outcome>;

const row = (guest: Outcome, owner: Outcome, sitter: Outcome, admin: Outcome): Row => ({
  guest,
  owner,
  sitter,
  admin,
});

const everybody = row("page", "page", "page", "page");
const users = row("login", "page", "page", "page");
const owners = row("login", "page", "home", "home");
// An owner's profile has no such part; the administrator has no profile at all.
const sitters = row("login", "302 /profile", "page", "302 /aanmelden");
const guests = row("page", "home", "home", "home");
const admins = row("not found", "not found", "not found", "page");
const nobody = row("not found", "not found", "not found", "not found");
// Who has told where they live begins there; the administrator lives nowhere.
const startsAtHome = (path: string) =>
  row("page", `302 ${path}/utrecht/3581`, `302 ${path}/utrecht/3572`, "page");

export const outcomes: Record<string, Row> = {
  // Who runs the place begins there.
  "": row("page", "page", "page", "302 /cms"),
  inloggen: guests,
  login: guests,
  "inloggen/code": guests,
  "login/code": guests,
  "login-token": guests,
  resetPassword: everybody,
  "confirmAccount/:token": everybody,
  linkAccount: everybody,
  aanmelden: everybody,
  register: everybody,
  signup: everybody,

  "zoeken/:query?/:postalCode?": startsAtHome("/zoeken"),
  "search/:query?/:postalCode?": startsAtHome("/search"),
  "oppaswerk/:query?/:postalCode?": startsAtHome("/oppaswerk"),
  "sitterwork/:query?/:postalCode?": startsAtHome("/sitterwork"),
  // The example has nobody's number; sitters.spec.ts looks at somebody's.
  "gezocht/:city/:id": nobody,
  "gezocht/:city/:id/contact": nobody,
  "werk/:city/:id": nobody,
  "work/:city/:id": nobody,
  "werk/:city/:id/contact": nobody,
  reference: everybody,
  appeal: everybody,
  accountDeleted: guests,
  withdraw: everybody,
  "invite/:profileId": everybody,

  voorwaarden: everybody,
  terms: everybody,
  privacy: everybody,
  "privacy-statement": everybody,
  cookies: everybody,
  "cookie-statement": everybody,
  "veelgestelde-vragen/:profileType?": everybody,
  blog: everybody,
  // The example is the name of no article; content.spec.ts opens one.
  "blog/:url": nobody,
  "over-ons": everybody,
  veiligheid: everybody,
  contact: everybody,
  gezocht: everybody,
  gezochttips: everybody,
  werk: everybody,
  werktips: everybody,
  "hoe-werkt-het": everybody,
  "hondenoppas-gezocht": everybody,
  "hondenuitlaatservice-gezocht": everybody,
  "kattenoppas-aan-huis": everybody,
  "konijnenoppas-gezocht": everybody,
  "vogeloppas-service": everybody,
  "reptielen-opvang-gezocht": everybody,
  "boerderijoppas-huizenoppas": everybody,
  paardenoppas: everybody,
  "hondje-uitlaten": everybody,
  slangenoppas: everybody,

  settings: users,
  changePassword: users,
  switchProfile: users,
  "chats/:chatRoomId?": users,
  // The example has nobody's number; chat.spec.ts looks at somebody's.
  "chatRoom/:chatRoomId": row("login", "not found", "not found", "not found"),
  "chatRoom/:chatRoomId/pets": row("login", "not found", "not found", "not found"),
  "bookings/:bookingId?/:view?": users,
  "logbooks/:logbookId?": users,
  notifications: users,
  // The example has nobody's number; notifications-bell.spec.ts opens somebody's.
  "redirect/:id": row("login", "302 /notifications", "302 /notifications", "302 /notifications"),
  badges: users,
  referenties: users,
  references: users,
  reviews: users,
  reports: users,
  // The example says nothing of what is reported.
  "reports/new": row("login", "not found", "not found", "not found"),
  betalingen: users,
  payments: users,
  pets: users,
  "pets/add": users,
  // The example is the owner's dog.
  "pets/edit/:petId": row("login", "page", "not found", "not found"),
  profile: row("login", "page", "page", "302 /aanmelden"),
  "profile/edit-experience-education": sitters,
  "profile/edit-extra-services": sitters,
  // The width of the screen is the browser's to judge; the server only asks for a log-in.
  "profile/editavailability": sitters,
  emailservice: users,
  favorites: users,
  subscriptions: users,
  "user-data/download": users,
  intakeform: users,
  downloadposter: users,
  "oproep/aanmaken": owners,
  "request/create": owners,
  cms: admins,
  "cms/reports/:id?": admins,
  "cms/appeals": admins,
  "cms/certificates": admins,
  "cms/product-reviews": admins,
  "cms/pages": admins,
  "cms/pages/:id": nobody,
  "cms/blog": admins,
  "cms/blog/:id": nobody,
  "cms/faq": admins,
  "cms/faq/:id": nobody,
  "cms/preview/:locale/:id": nobody,
  "cms/users": admins,
  "cms/new-user": admins,
  "cms/users/:id": nobody,
  "cms/payments": admins,
  "cms/payments/:id": nobody,
  "cms/audit": admins,
  "cms/messages": admins,
  "cms/figures": admins,
  "cms/figures.csv": admins,
  "cms/badges": admins,
  // The example is a sitter who isn't there.
  "cms/badges/:id": nobody,
  "cms/mail": admins,
  "cms/mail/suppressed": admins,
  "cms/mail/:id": nobody,
  "cms/jobs": admins,
  "cms/jobs/:id": nobody,

  // The example is a booking of the owner's with the sitter.
  "intake/:bookingId": row("login", "page", "page", "not found"),
  "booking/create/:profileId": users,
  "introduction/create/:profileId": users,
  // The example is a booking of the owner and the sitter.
  "booking/:bookingId": row("login", "page", "page", "not found"),
  "logbook/:logbookId": row("login", "not found", "not found", "not found"),
  // The examples are nobody's.
  "logbook/:logbookId/report": row("login", "not found", "not found", "not found"),
  "report/:token": row("not found", "not found", "not found", "not found"),
  unsubscribeMail: everybody,
  pauseAlert: everybody,

  // The examples are no word, no place and no page of the CMS; place.spec.ts opens some.
  ":word/:place": nobody,
  ":slug": nobody,
  empty: everybody,
  notfound: nobody,
  "*": nobody,
  // It is asked of a demo, where the pages for developers are open.
  "dev/back-layout": everybody,
  "dev/components": everybody,
  offline: everybody,
};
