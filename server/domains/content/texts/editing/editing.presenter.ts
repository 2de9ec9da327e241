import type {
  AdminText,
  AdminTextLine,
  TextState,
  TextVersion,
} from "#contract/content/admin-texts.ts";
import { draftSettings, type WordsByLocale } from "#contract/content/text-drafts.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { StoredImage } from "#contract/shared/images.ts";
import type { EditedText, TextLineRow, VersionRow } from "./editing.repository.ts";
import * as rules from "./text-checks.rules.ts";

export function presentLine(row: TextLineRow): AdminTextLine {
  const { id, kind, slug, title, currentAt, scheduledAt, savedAt } = row;
  return {
    id,
    kind,
    slug,
    title,
    states: statesOf(row),
    ...(currentAt ? { publishedAt: toInstant(currentAt) } : {}),
    ...(scheduledAt ? { scheduledAt: toInstant(scheduledAt) } : {}),
    savedAt: toInstant(savedAt),
  };
}

function statesOf(
  row: Pick<TextLineRow, "currentAt" | "hasDraft" | "scheduledAt" | "removedAt">,
): TextState[] {
  const { currentAt, hasDraft, scheduledAt, removedAt } = row;
  return [
    ...(currentAt ? (["published"] as const) : []),
    ...(hasDraft ? (["draft"] as const) : []),
    ...(scheduledAt ? (["scheduled"] as const) : []),
    ...(removedAt && !currentAt ? (["removed"] as const) : []),
  ];
}

export type WholeText = {
  text: EditedText;
  versions: readonly VersionRow[];
  newest: VersionRow;
  words: WordsByLocale;
  pictures: StoredImage[];
};

export function presentText(whole: WholeText, now: Date): AdminText {
  const { text, versions, newest, words, pictures } = whole;
  const { removedAt } = text;
  const current = rules.currentOf(versions, { now, removedAt });
  const scheduled = versions.find((version) => rules.isScheduled(version, now));
  const line = presentLine({
    ...text,
    title: newest.title,
    removedAt,
    hasDraft: newest.publishedAt === null,
    currentAt: current?.publishedAt ?? null,
    scheduledAt: scheduled?.publishedAt ?? null,
    savedAt: newest.savedAt,
  });
  return {
    ...line,
    revision: text.revision,
    // Only what this form knows: the minutes of an article follow from its words.
    settings: draftSettings.parse(newest.settings),
    ...words,
    pictures,
    versions: versions.toSorted(rules.byNewest).map((version) => presentVersion(version, current)),
    mayChangeSlug: rules.mayChangeSlug(text),
    mayBeRemoved: rules.mayBeRemoved(text),
  };
}

function presentVersion(version: VersionRow, current: VersionRow | null): TextVersion {
  const { id, title, publishedAt, savedAt } = version;
  return {
    id,
    title,
    ...(publishedAt ? { publishedAt: toInstant(publishedAt) } : {}),
    savedAt: toInstant(savedAt),
    isCurrent: id === current?.id,
  };
}
