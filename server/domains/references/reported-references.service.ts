import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import { isSitterShown } from "#server/domains/profiles/sitters/faces.service.ts";
import type { Context } from "#server/platform/context.ts";
import {
  deleteReference,
  findReference,
  isWritten,
  lockReference,
} from "./references.repository.ts";
import { firstNameOf } from "./references.rules.ts";

type Asked = { subjectId: number };

/** A reference on the page of a sitter: it is on them that it stands there. */
export async function findReportedReference({ db }: Context, { subjectId }: Asked) {
  const row = await findReference(db, subjectId);
  const sitter = row && (await findProfileRef(db, row.profileId));
  if (!row || !sitter || !isWritten(row)) return null;
  if (!(await isSitterShown(db, sitter.id))) return null;
  const { text, name, relation, rating } = row;
  const words = { text, writer: firstNameOf(name), relation, rating: String(rating) };
  return { userId: sitter.userId, words, image: null };
}

/** Part of a decision about a report. */
export async function takeAwayReference(
  { db }: Context<"outbox">,
  { subjectId }: Asked,
): Promise<void> {
  if (await lockReference(db, subjectId)) await deleteReference(db, subjectId);
}
