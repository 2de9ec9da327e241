import { asc, isNotNull, like } from "drizzle-orm";
import type { Db } from "#server/db/database.ts";
import { messages } from "#server/db/schema/chat.ts";
import { mails } from "#server/db/schema/mail.ts";
import { notifications } from "#server/db/schema/notifications.ts";
import { type Lines, lineOf, pushLine, saidLine } from "./expected.ts";

/** What a browser got, and when by the clock that was given. */
export type Pushed = { browser: string; text: string; at: number };

/** `sent`: all mails, those about badges too. */
export type Told = Lines & { sent: number };

/**
 * What people were in fact told: what stands in their lists and rooms, what was mailed, what arrived in
 * their browsers. Badges are left out: what earns them is no matter of the clock.
 */
export async function readTold(db: Db, pushed: readonly Pushed[]): Promise<Told> {
  const rows = await db.select().from(notifications).orderBy(asc(notifications.id));
  const listed = new Map<string, string | null>();
  const byId = new Map<string, string | null>();
  for (const row of rows) {
    const line = row.type === "badges_earned" ? null : lineOfRow(row);
    listed.set(`${row.causeKey}:${row.userId}`, line);
    byId.set(`/redirect/${row.id}`, line);
  }
  const sent = await db.select().from(mails).where(isNotNull(mails.sentAt)).orderBy(asc(mails.id));
  const said = await db
    .select()
    .from(messages)
    .where(like(messages.type, "REMINDER_%"))
    .orderBy(asc(messages.id));
  return {
    sent: sent.length,
    list: [...listed.values()].filter((line) => line !== null),
    mails: sent.flatMap((mail) => {
      const line = listed.get(mail.key);
      if (line === null) return [];
      return [line ?? lineOfMail(mail)];
    }),
    pushes: pushed.flatMap(({ browser, text, at }) => {
      const { path } = JSON.parse(text) as { path: string };
      const line = byId.get(path);
      if (line === null) return [];
      return [pushLine({ browser, what: line ?? roomOf(path), at })];
    }),
    messages: said.map((row) =>
      saidLine({
        roomId: row.chatRoomId,
        type: row.type,
        side: row.forSide ?? "both",
        at: row.createdAt.getTime(),
      }),
    ),
  };
}

function lineOfRow(row: typeof notifications.$inferSelect): string {
  const { userId, type, kind, otherProfileId, params, createdAt } = row;
  const isDated = kind === "reminders" && typeof params.at === "string";
  const isOfBooking = kind === "bookings" || kind === "reviews";
  return lineOf({
    userId,
    type,
    other: otherProfileId ?? undefined,
    at: createdAt.getTime(),
    bookingId: isOfBooking ? Number(params.bookingId) : undefined,
    about: isDated ? Date.parse(String(params.at)) : undefined,
    total: kind === "alerts" ? Number(params.total) : undefined,
  });
}

/** Of messages, which stand in no list. */
function lineOfMail({ key, userId, createdAt }: typeof mails.$inferSelect): string {
  const type = key.split(":")[0] ?? "";
  return lineOf({ userId: userId ?? 0, type, at: createdAt.getTime() });
}

function roomOf(path: string): string {
  return `room ${/(\d+)$/.exec(path)?.[1]}`;
}

/** What is not there, what ought not to be there at all, and what is there more often than it ought to. */
export function differences(expected: readonly string[], observed: readonly string[]) {
  const wanted = countEach(expected);
  const found = countEach(observed);
  return {
    missing: [...wanted].flatMap(([line, count]) => (count > (found.get(line) ?? 0) ? line : [])),
    unexpected: [...found.keys()].filter((line) => !wanted.has(line)),
    repeated: [...found].flatMap(([line, count]) =>
      wanted.has(line) && count > (wanted.get(line) ?? 0) ? line : [],
    ),
  };
}

function countEach(lines: readonly string[]): Map<string, number> {
  const counts = new Map<string, number>();
  for (const line of lines) counts.set(line, (counts.get(line) ?? 0) + 1);
  return counts;
}
