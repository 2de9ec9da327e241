import { asc } from "drizzle-orm";
import { mails } from "#server/db/schema/mail.ts";
import type { TestServer } from "./test-server.ts";

/** Every mail that the server wrote so far, oldest first, with all events delivered. */
export async function sentMails({ relay, platform }: TestServer) {
  await relay.drain();
  return platform.db.select().from(mails).orderBy(asc(mails.id));
}

/** The token in the newest link of this kind that was mailed. */
export async function mailedToken(server: TestServer, link: RegExp): Promise<string> {
  const texts = (await sentMails(server)).map(({ text }) => text).toReversed();
  const found = texts.map((text) => link.exec(text)?.[1]).find((token) => token !== undefined);
  if (!found) throw new Error(`no mail has a link like ${link}`);
  return decodeURIComponent(found);
}

export const confirmLink = /confirmAccount\/([^\s\]]+)/;
