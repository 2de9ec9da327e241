import { asc, isNull } from "drizzle-orm";
import { mails } from "#server/db/schema/mail.ts";
import type { TestServer } from "./test-server.ts";

/** Every mail so far, oldest first, with all events delivered and all that waits written and sent. */
export async function sentMails({ relay, platform }: TestServer) {
  await relay.drain();
  const waiting = await platform.db
    .select({ id: mails.id })
    .from(mails)
    .where(isNull(mails.html))
    .orderBy(asc(mails.id));
  for (const { id } of waiting) await platform.mailer.send(id);
  const rows = await platform.db.select().from(mails).orderBy(asc(mails.id));
  return rows.map((row) => ({
    ...row,
    subject: row.subject ?? "",
    html: row.html ?? "",
    text: row.text ?? "",
  }));
}

/** The token in the newest link of this kind that was mailed. */
export async function mailedToken(server: TestServer, link: RegExp): Promise<string> {
  const texts = (await sentMails(server)).map(({ text }) => text).toReversed();
  const found = texts.map((text) => link.exec(text)?.[1]).find((token) => token !== undefined);
  if (!found) throw new Error(`no mail has a link like ${link}`);
  return decodeURIComponent(found);
}

export const confirmLink = /confirmAccount\/([^\s\]]+)/;
