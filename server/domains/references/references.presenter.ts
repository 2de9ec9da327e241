import type { OwnReference, Reference } from "#contract/references.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { ReferenceRow, WrittenRow } from "./references.repository.ts";
import { allowedActionsOf, firstNameOf, statusOf } from "./references.rules.ts";

export function presentOwn(row: ReferenceRow, now: Date): OwnReference {
  const { text, rating, knowsSince, writtenAt } = row;
  return {
    id: row.id,
    name: row.name,
    relation: row.relation,
    reminders: row.reminders,
    email: row.email ?? undefined,
    status: statusOf(row, now),
    askedAt: toInstant(row.createdAt),
    expiresAt: toInstant(row.expiresAt),
    text: text ?? undefined,
    rating: rating ?? undefined,
    knowsSince: knowsSince ?? undefined,
    writtenAt: writtenAt ? toInstant(writtenAt) : undefined,
    allowedActions: allowedActionsOf(row, now),
  };
}

export function presentReference(row: WrittenRow): Reference {
  const { id, relation, text, rating, knowsSince, writtenAt } = row;
  return {
    id,
    relation,
    text,
    rating,
    knowsSince,
    firstName: firstNameOf(row.name),
    writtenAt: toInstant(writtenAt),
  };
}
