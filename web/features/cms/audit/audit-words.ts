import type { AuditEntry } from "#contract/trust/admin.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";

type Change = { name: string; before: string | null; after: string | null };

/** What differs, by the names under which it is stored: this is a record, not a story. */
export function changesOf({ before, after }: Pick<AuditEntry, "before" | "after">): Change[] {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names
    .map((name) => ({ name, before: wordOf(before[name]), after: wordOf(after[name]) }))
    .filter((change) => change.before !== change.after);
}

function wordOf(value: unknown): string | null {
  if (value === undefined || value === null) return null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

/** The page of what it was done to, where it has one. */
export function subjectAddress({ subjectType, subjectId }: AuditEntry): string | null {
  if (subjectId === undefined) return null;
  if (subjectType === "user") return cmsUrls.users(subjectId);
  if (subjectType === "report") return cmsUrls.reports(subjectId);
  return subjectType === "payment" ? cmsUrls.payments(subjectId) : null;
}
