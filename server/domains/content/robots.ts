/**
 * What search engines should leave alone: calls of scripts, and places where one is sent by a mail or
 * must log in first. The pages themselves say so too; this spares everybody the visit. Pictures for
 * shared links and everything that a page needs to be drawn stay open.
 */
const closed = [
  "/api/",
  "/sanctum/",
  "/dev/",
  "/settings",
  "/profile",
  "/pets",
  "/favorites",
  "/chats",
  "/chatRoom/",
  "/bookings",
  "/booking/",
  "/logbooks",
  "/logbook/",
  "/notifications",
  "/switchProfile",
  "/changePassword",
  "/resetPassword",
  "/confirmAccount/",
  "/login-token",
  "/linkAccount",
  "/invite/",
  "/unsubscribeMail",
  "/user-data/",
  "/cms",
];

export function robotsText(origin: string): string {
  return [
    "User-agent: *",
    ...closed.map((path) => `Disallow: ${path}`),
    "",
    `Sitemap: ${new URL("/sitemaps/index.xml", origin).href}`,
    "",
  ].join("\n");
}
