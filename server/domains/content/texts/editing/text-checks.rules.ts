import { addedKinds, type DraftWords, textLengths } from "#contract/content/text-drafts.ts";
import type { TextKind } from "#contract/content/texts.ts";
import { type Locale, locales } from "#contract/shared/locale.ts";
import type { RuleKey } from "#contract/shared/validation/validation-texts.ts";

/** What a text is made of, as `markdown.ts` finds it. */
type Outline = {
  headings: readonly { depth: number; title: string; anchor: string | null }[];
  pictures: readonly { id: number | null; alternative: string }[];
};

export type Checked = {
  kind: TextKind;
  words: Record<Locale, DraftWords>;
  outlines: Record<Locale, Outline>;
  /** Of those that it names, the pictures that are there. */
  pictures: ReadonlySet<number>;
};

/** What is wrong, and at which field; `least` is how long it has to be at least. */
export type TextProblem = { field: string; rule: RuleKey } | { field: string; least: number };

const needsLead: readonly TextKind[] = ["info", "dynamic", "animal", "faq"];

/** Before anybody may read it: whatever a page, a list or a search engine will need of it. */
export function problemsBeforePublishing(text: Checked): TextProblem[] {
  const problems = locales.flatMap((locale) => problemsIn(locale, text));
  const [nl, en] = locales.map((locale) => sectionsOf(text.outlines[locale]));
  if (problems.length === 0 && nl !== en) {
    problems.push({ field: "en.markdown", rule: "sectionsDiffer" });
  }
  return problems;
}

function problemsIn(locale: Locale, { kind, words, outlines, pictures }: Checked): TextProblem[] {
  const { title, description, lead, author, markdown } = words[locale];
  const outline = outlines[locale];
  const at = (field: keyof DraftWords) => `${locale}.${field}`;
  const problems: TextProblem[] = [
    ...tooShort(at("title"), title, textLengths.title.min),
    ...tooShort(at("description"), description, textLengths.description.min),
    ...(needsLead.includes(kind) ? tooShort(at("lead"), lead ?? "", 1) : []),
    ...(kind === "article" ? tooShort(at("author"), author ?? "", 1) : []),
    ...tooShort(at("markdown"), markdown.trim(), 1),
  ];
  const rules = [...headingProblems(outline), ...pictureProblems(outline, pictures)];
  return [...problems, ...rules.map((rule) => ({ field: at("markdown"), rule }))];
}

function tooShort(field: string, value: string, least: number): TextProblem[] {
  if (value.length >= least) return [];
  return value === "" ? [{ field, rule: "required" }] : [{ field, least }];
}

/** A section is found by its anchor, and a question too; the renderer knows no other way. */
function headingProblems({ headings }: Outline): RuleKey[] {
  const anchored = headings.filter(({ depth }) => depth === 2 || depth === 3);
  const anchors = anchored.flatMap(({ anchor }) => anchor ?? []);
  const rules: RuleKey[] = [];
  if (headings.some(({ depth }) => depth === 1)) rules.push("headingTooLarge");
  if (anchored.some(({ title }) => /^\s*(\{#[^}]*\})?\s*$/.test(title))) rules.push("headingTitle");
  else if (anchors.length < anchored.length) rules.push("headingAnchor");
  if (new Set(anchors).size < anchors.length) rules.push("headingAnchorTwice");
  return rules;
}

function pictureProblems({ pictures }: Outline, known: ReadonlySet<number>): RuleKey[] {
  const rules: RuleKey[] = [];
  if (pictures.some(({ id }) => id === null || !known.has(id))) rules.push("pictureUnknown");
  if (pictures.some(({ alternative }) => alternative.trim() === "")) {
    rules.push("pictureAlternative");
  }
  return rules;
}

/** The same link leads to the same part in every language. */
function sectionsOf({ headings }: Outline): string {
  return headings
    .filter(({ depth }) => depth === 2)
    .map(({ anchor }) => anchor)
    .join(" ");
}

/** Pages whose screens are made for them: their routes know them by these names. */
const namedByRoutes = ["hoe-werkt-het", "contact"];

export function mayChangeSlug({ kind, slug }: { kind: TextKind; slug: string }): boolean {
  if (kind === "info") return !namedByRoutes.includes(slug);
  return isAdded(kind);
}

/** The rest is part of the product: its own links lead there. */
export function mayBeRemoved({ kind }: { kind: TextKind }): boolean {
  return isAdded(kind);
}

const isAdded = (kind: TextKind) => addedKinds.some((added) => added === kind);

type VersionMoment = { id: number; publishedAt: Date | null };

/** The one that is edited: the draft, else what comes last. */
export function newestOf<Version extends VersionMoment>(
  versions: readonly Version[],
): Version | null {
  return versions.toSorted(byNewest)[0] ?? null;
}

/** The one that people read now. */
export function currentOf<Version extends VersionMoment>(
  versions: readonly Version[],
  { now, removedAt }: { now: Date; removedAt: Date | null },
): Version | null {
  const read = versions.filter(
    ({ publishedAt }) =>
      publishedAt !== null && publishedAt <= now && (removedAt === null || publishedAt > removedAt),
  );
  return newestOf(read);
}

export const isScheduled = ({ publishedAt }: VersionMoment, now: Date): boolean =>
  publishedAt !== null && publishedAt > now;

export function byNewest(one: VersionMoment, other: VersionMoment): number {
  return momentOf(other) - momentOf(one) || other.id - one.id;
}

/** A draft is newer than whatever was or will be published. */
const momentOf = ({ publishedAt }: VersionMoment) =>
  publishedAt?.getTime() ?? Number.MAX_SAFE_INTEGER;
