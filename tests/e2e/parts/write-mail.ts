/**
 * Prints a mail that no journey can wait for: `write-mail.ts <kind> <nl | en> <origin>`.
 * A process of its own, because Playwright would compile the mail's elements into something else.
 */
import { isLocale } from "#contract/shared/locale.ts";
import { linkMail, noticeMail } from "#server/domains/account/mails/account.emails.tsx";
import { declinedMail, unreadMail } from "#server/domains/notifications/unread.emails.tsx";

const [kind, locale, appUrl = ""] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error("name a language");
const reader = { locale, appUrl, firstName: "Noor" };
const room = {
  roomId: 1,
  side: "pet_owner",
  path: "/chatRoom/1",
  senderName: "Wilhelmina-Alexandrina",
  count: 2,
  lastMessageId: 1,
  isDeclined: true,
} as const;
const pageUrl = `${appUrl}/unsubscribeMail`;
const waiting = { ...reader, userId: 1, email: "noor@kwispel.test", pageUrl };
const mails: Record<string, () => Promise<{ html: string }>> = {
  continue: () => linkMail({ ...reader, purpose: "continue", token: "1|secret", step: "pets" }),
  passwordSet: () => noticeMail({ ...reader, kind: "passwordSet" }),
  unread: () => unreadMail({ ...waiting, rooms: [room, { ...room, roomId: 2, count: 1 }] }),
  declined: () => declinedMail({ ...waiting, room }),
};
const mail = mails[kind ?? ""];
if (!mail) throw new Error("name a kind of mail");
process.stdout.write((await mail()).html);
