import { browserStorage } from "#web/lib/browser/browser-storage.ts";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import type { HelpFacts } from "./help-facts.ts";

/**
 * Kept in the browser for as long as the stay lasts, so that it can be read without network. Its key is
 * among those that logging out clears (`draftKeyParts`).
 */
const prefix = "logbookHelp-";
type Stored = { until: string; facts: HelpFacts };

export function readHelp(logbookId: number, storage = browserStorage("local")): HelpFacts | null {
  const stored = readDraft(prefix + logbookId, storage) as Partial<Stored> | null;
  return stored?.facts ?? null;
}

export function writeHelp(
  logbookId: number,
  stored: Stored,
  storage = browserStorage("local"),
): void {
  writeDraft(prefix + logbookId, stored, storage);
}

/** Of stays that are over nothing is left behind. */
export function forgetOldHelp(today: string, storage = browserStorage("local")): void {
  if (!storage) return;
  const keys = Array.from({ length: storage.length }, (_, index) => storage.key(index));
  for (const key of keys) {
    if (!key?.startsWith(prefix)) continue;
    const stored = readDraft(key, storage) as Partial<Stored> | null;
    if (!stored?.until || stored.until < today) removeDraft(key, storage);
  }
}
