import type { AdminMessage } from "#contract/admin/messages.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { Context } from "#server/platform/context.ts";
import { notFound } from "#server/platform/http/problem.ts";
import * as repository from "./contact-messages.repository.ts";

type OfMessage = { messageId: number };

export function countOpenContactMessages({ db }: Context): Promise<number> {
  return repository.countContactMessages(db, { open: true });
}

/** For the admin's queue. */
export async function listContactMessages(
  { db }: Context,
  { window, ...filter }: repository.MessageFilter & { window: { offset: number; limit: number } },
): Promise<{ data: AdminMessage[]; total: number }> {
  const rows = await repository.listContactMessages(db, filter, window);
  return { data: rows.map(present), total: await repository.countContactMessages(db, filter) };
}

export async function getContactMessage(
  { db }: Context,
  { messageId }: OfMessage,
): Promise<AdminMessage> {
  const row = await repository.findContactMessage(db, messageId);
  if (!row) throw notFound();
  return present(row);
}

/** Part of an admin's doing; done once more, it has another note. */
export async function markContactMessageDone(
  ctx: Context,
  { messageId, note }: OfMessage & { note: string | undefined },
): Promise<{ wasDone: boolean; message: AdminMessage }> {
  const { db, now } = ctx;
  const row = await repository.lockContactMessage(db, messageId);
  if (!row) throw notFound();
  const change = { doneAt: row.doneAt ?? now, note: note ?? null };
  await repository.changeContactMessage(db, messageId, change);
  return { wasDone: row.doneAt !== null, message: await getContactMessage(ctx, { messageId }) };
}

export async function reopenContactMessage(
  ctx: Context,
  { messageId }: OfMessage,
): Promise<{ wasDone: boolean; message: AdminMessage }> {
  const row = await repository.lockContactMessage(ctx.db, messageId);
  if (!row) throw notFound();
  await repository.changeContactMessage(ctx.db, messageId, { doneAt: null, note: row.note });
  return { wasDone: row.doneAt !== null, message: await getContactMessage(ctx, { messageId }) };
}

function present(row: repository.ContactMessageRow): AdminMessage {
  const { id, userId, name, email, text, note, createdAt, doneAt } = row;
  return {
    id,
    name,
    email,
    text,
    userId: userId ?? undefined,
    createdAt: toInstant(createdAt),
    doneAt: doneAt ? toInstant(doneAt) : undefined,
    note: note ?? undefined,
  };
}
