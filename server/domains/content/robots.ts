import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { urls } from "#contract/urls/urls.ts";

/** Everything beside and below this address: `/chatRoom/` for one of its rooms. */
const allBeside = (address: string) => address.slice(0, address.lastIndexOf("/") + 1);

/**
 * What search engines should leave alone: calls of scripts, and places where one is sent by a mail or
 * must log in first. The pages themselves say so too; this spares everybody the visit. Pictures for
 * shared links and everything that a page needs to be drawn stay open.
 */
const closed = [
  "/api/",
  "/sanctum/",
  allBeside(urls.mailbox()),
  urls.settings(),
  urls.profile(),
  urls.pets(),
  urls.favorites(),
  urls.chats(),
  allBeside(urls.chatRoom(1)),
  urls.bookings(),
  allBeside(urls.booking(1)),
  urls.logbooks(),
  allBeside(urls.logbook(1)),
  urls.notifications(),
  urls.switchProfile(),
  urls.changePassword(),
  urls.resetPassword(),
  allBeside(urls.confirmAccount("token")),
  pageOf(urls.loginToken("token")),
  pageOf(urls.linkAccountMailed("facebook")),
  allBeside(urls.invite(1)),
  pageOf(urls.unsubscribeMail({ email: "", s: "" })),
  allBeside(urls.personalData()),
  cmsUrls.home(),
];

/** Without its query. */
function pageOf(address: string): string {
  return address.split("?")[0] ?? address;
}

export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemaps/index.xml", origin).href}`,
    "",
  ].join("\n");
}
