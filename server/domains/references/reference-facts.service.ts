import type { Context } from "#server/platform/context.ts";
import { referenceLink } from "./reference-links.ts";
import { countWrittenOf, findReference } from "./references.repository.ts";
import { firstNameOf } from "./references.rules.ts";

/** What mails about a reference are made of. */
export type ReferenceFacts = {
  profileId: number;
  /** Who was asked, as the sitter calls them. */
  name: string;
  /** As others read them. */
  writer: string;
  /** Null once it is written. */
  email: string | null;
  token: string;
  expiresAt: Date;
};

export async function findReferenceFacts(
  { db, appKey }: Context<"appKey">,
  referenceId: number,
): Promise<ReferenceFacts | null> {
  const row = await findReference(db, referenceId);
  if (!row) return null;
  const { profileId, name, email, expiresAt } = row;
  const token = referenceLink.tokenOf(appKey, referenceId);
  return { profileId, name, writer: firstNameOf(name), email, token, expiresAt };
}

/** How many were written about each of these sitters; none where there are none. */
export function countReferences(
  { db }: Context,
  profileIds: readonly number[],
): Promise<Map<number, number>> {
  return countWrittenOf(db, profileIds);
}
