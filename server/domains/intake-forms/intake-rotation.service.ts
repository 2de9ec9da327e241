import type { Context } from "#server/platform/context.ts";
import { changePlace, sectionPlace } from "./intake-contents.ts";
import * as repository from "./intake-rotation.repository.ts";

/**
 * Part of changing the data key: encrypts some of what another key was used for with the current one.
 * Answers with how many it were; none are left at 0. What somebody else has in hand is left to the next
 * call, so that two at once don't wait for each other.
 */
export async function encryptAnew(
  { db, encryption }: Context<"encryption">,
  { limit }: { limit: number },
): Promise<number> {
  const { currentKeyId } = encryption;
  const sections = await repository.lockOtherSections(db, currentKeyId, limit);
  for (const row of sections) {
    const place = sectionPlace(row.formId, row.section);
    await repository.replaceSection(
      db,
      row,
      encryption.encrypt(encryption.decrypt(row, place), place),
    );
  }
  const changes = await repository.lockOtherChanges(db, currentKeyId, limit - sections.length);
  for (const row of changes) {
    const place = changePlace(row.versionId, row.section);
    await repository.replaceChange(
      db,
      row,
      encryption.encrypt(encryption.decrypt(row, place), place),
    );
  }
  return sections.length + changes.length;
}

/** What is left of other keys, in hand or not. */
export function countOfOtherKeys({ db, encryption }: Context<"encryption">): Promise<number> {
  return repository.countOthers(db, encryption.currentKeyId);
}
