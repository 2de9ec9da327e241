import type * as z from "zod";
import type {
  AdminText,
  AdminTextLine,
  adminTextsEndpoints,
  newTextForm,
  publicationForm,
  TextShelf,
  TextState,
} from "#contract/content/admin-texts.ts";
import type { DraftSettings, DraftWords, WordsByLocale } from "#contract/content/text-drafts.ts";
import type { TextKind } from "#contract/content/texts.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { fieldErrors, ruleText } from "#contract/shared/validation/validation.ts";
import { validationTexts } from "#contract/shared/validation/validation-texts.ts";
import { isReservedSlug } from "#contract/urls/reserved-slugs.ts";
import type { StoredSettings, TextSpace } from "#server/db/schema/content/texts.ts";
import { instantOf } from "#server/platform/amsterdam-time.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { outlineOf } from "../../markdown.ts";
import { findPictures } from "../pictures.repository.ts";
import { textChanges } from "../texts.events.ts";
import { heroPictureOf, picturesIn } from "../texts.presenter.ts";
import { findTextIds } from "../texts.repository.ts";
import { minutesToRead, readSettings } from "../texts.rules.ts";
import { presentLine, presentText, type WholeText } from "./editing.presenter.ts";
import * as repository from "./editing.repository.ts";
import * as rules from "./text-checks.rules.ts";

type EditingContext = ViewerContext<"outbox">;
type OfText = { textId: number; revision: number };
type Facts = Record<string, unknown>;

/** What an action came to: the text now, and what is worth writing down of how it was before. */
export type Edited = { text: AdminText; before: Facts; after: Facts };

const kindsOf: Readonly<Record<TextShelf, readonly TextKind[]>> = {
  pages: ["info", "dynamic", "animal", "legal"],
  blog: ["article"],
  faq: ["faq"],
};

const spaceOf = (kind: TextKind): TextSpace =>
  kind === "article" ? "blog" : kind === "faq" ? "faq" : "page";

type Asked = {
  shelf?: TextShelf | undefined;
  state?: TextState | undefined;
  q?: string | undefined;
  window: { offset: number; limit: number };
};

export async function listTexts(
  { db, now }: Context,
  { shelf, state, q, window }: Asked,
): Promise<{ data: AdminTextLine[]; total: number }> {
  const kinds = shelf && kindsOf[shelf];
  const { rows, total } = await repository.listLines(db, { now, kinds, state, q, ...window });
  return { data: rows.map(presentLine), total };
}

export async function getTextToEdit(
  ctx: Context,
  { textId }: { textId: number },
): Promise<AdminText> {
  return presentText(await load(ctx, { textId }), ctx.now);
}

/** The text with the version that is edited; the lock is the caller's. */
export async function load({ db }: Context, { textId }: { textId: number }): Promise<WholeText> {
  const text = await repository.findText(db, textId);
  if (!text) throw notFound();
  const versions = await repository.findVersions(db, textId);
  const newest = rules.newestOf(versions);
  if (!newest) throw new Error(`text ${textId} has no version`);
  const words = await repository.findWords(db, newest.id);
  const hero = heroPictureOf(newest);
  const named = [...picturesIn(words.nl), ...picturesIn(words.en), ...(hero ? [hero] : [])];
  const pictures = await findPictures(db, named);
  return { text, versions, newest, words, pictures: [...pictures.values()] };
}

/** Locked; refused when somebody else has changed it since it was read. */
async function open(ctx: Context, { textId, revision }: OfText): Promise<WholeText> {
  const text = await repository.lockText(ctx.db, textId);
  if (!text) throw notFound();
  if (text.revision !== revision) throw conflict("textChanged");
  return load(ctx, { textId });
}

const factsOf = ({ slug, title, states, publishedAt, scheduledAt }: AdminTextLine): Facts => ({
  slug,
  title,
  states,
  ...(publishedAt ? { publishedAt } : {}),
  ...(scheduledAt ? { scheduledAt } : {}),
});

async function edited(ctx: Context, whole: WholeText): Promise<Edited> {
  const before = factsOf(presentText(whole, ctx.now));
  const text = await getTextToEdit(ctx, { textId: whole.text.id });
  return { text, before, after: factsOf(text) };
}

const nothingYet: DraftWords = { title: "", description: "", markdown: "" };

export async function createText(
  ctx: EditingContext,
  { kind, slug, title }: z.output<typeof newTextForm>,
): Promise<Edited> {
  const { db, now, locale } = ctx;
  refuseReserved(locale, kind, slug);
  const byHouse = kind === "article" ? { author: "{{product}}" } : {};
  const textId = await repository.insertDraftText(db, {
    kind,
    space: spaceOf(kind),
    slug,
    settings: await toSettings(ctx, { kind, settings: firstSettings[kind], words: null }),
    words: { nl: { ...nothingYet, ...byHouse, title }, en: { ...nothingYet, ...byHouse } },
    now,
  });
  if (textId === null) throw refusedSlug(locale, "slugTaken");
  const text = await getTextToEdit(ctx, { textId });
  return { text, before: {}, after: { kind, ...factsOf(text) } };
}

/** What a new text begins with. */
const firstSettings: Record<z.output<typeof newTextForm>["kind"], DraftSettings> = {
  dynamic: { audience: "everyone", hero: "scene-garden" },
  article: { audience: "everyone", topic: "other", hero: "scene-garden", related: [] },
};

type DraftForm = z.output<typeof adminTextsEndpoints.saveDraft.body>;

/** `isBegun`: until now there was no draft. */
export async function saveDraft(
  ctx: EditingContext,
  { textId, form }: { textId: number; form: DraftForm },
): Promise<Edited & { isBegun: boolean }> {
  const { revision, settings, nl, en } = form;
  const whole = await open(ctx, { textId, revision });
  const words = { nl, en };
  const { kind } = whole.text;
  await repository.writeDraft(ctx.db, textId, {
    settings: await toSettings(ctx, { kind, settings, words }),
    words,
    now: ctx.now,
  });
  await repository.changeText(ctx.db, textId);
  const isBegun = whole.newest.publishedAt !== null;
  return { ...(await edited(ctx, whole)), isBegun };
}

/** What is stored of the settings: what the kind has, with what follows from the words. */
async function toSettings(
  { db, locale }: ViewerContext,
  {
    kind,
    settings,
    words,
  }: { kind: TextKind; settings: DraftSettings; words: WordsByLocale | null },
): Promise<StoredSettings> {
  const minutes = minutesToRead(words?.nl.markdown ?? "");
  const read = readSettings(kind, { related: [], ...settings, minutes });
  if (!read.success) {
    const errors = fieldErrors(read.error.issues, locale);
    throw invalid(
      Object.fromEntries(
        Object.entries(errors).map(([field, texts]) => [`settings.${field}`, texts]),
      ),
    );
  }
  const stored: StoredSettings = read.data;
  const related = Array.isArray(stored.related) ? stored.related.map(String) : [];
  const known = await findTextIds(db, { space: "blog", slugs: related });
  if (related.some((slug) => !known.has(slug))) {
    throw invalid({ "settings.related": [ruleText("articleUnknown", locale)] });
  }
  const hero = heroPictureOf({ settings: stored });
  if (hero !== null && !(await findPictures(db, [hero])).has(hero)) {
    throw invalid({ "settings.hero": [ruleText("pictureUnknown", locale)] });
  }
  return stored;
}

type Publication = { textId: number; form: z.output<typeof publicationForm> };

/** `at`: when people will read it; what was to come before is replaced. */
export async function publishText(
  ctx: EditingContext,
  { textId, form: { revision, date, time } }: Publication,
): Promise<Edited & { isLater: boolean }> {
  const { db, now, outbox, locale } = ctx;
  const whole = await open(ctx, { textId, revision });
  const { text, versions, newest, words } = whole;
  const wish = date && time ? instantOf(date, time) : null;
  if (wish && wish <= now)
    throw invalid({ [pastField(date, now)]: [ruleText("timePast", locale)] });
  refuseUnready(ctx, whole);
  // A version is read when it is from after the text was taken off, be it a moment.
  const soonest = text.removedAt ? Math.max(now.getTime(), text.removedAt.getTime() + 1) : null;
  const at = wish ?? (soonest === null ? now : new Date(soonest));
  const isNew = newest.publishedAt === null || rules.isScheduled(newest, now);
  if (!isNew) await repository.writeDraft(db, textId, { settings: newest.settings, words, now });
  const published = isNew ? newest : await getNewest(ctx, textId);
  const replaced = versions.filter(
    (version) => version.id !== published.id && rules.isScheduled(version, now),
  );
  await repository.deleteVersions(
    db,
    replaced.map(({ id }) => id),
  );
  await repository.setPublishedAt(db, published.id, at);
  await repository.changeText(db, textId);
  await outbox.publish(db, [textChanges({ textId, at })]);
  return { ...(await edited(ctx, whole)), isLater: wish !== null };
}

async function getNewest({ db }: Context, textId: number) {
  const newest = rules.newestOf(await repository.findVersions(db, textId));
  if (!newest) throw new Error(`text ${textId} has no version`);
  return newest;
}

const pastField = (date: string | undefined, now: Date) =>
  date !== undefined && date < dayInAmsterdam(now) ? "date" : "time";

function refuseUnready({ locale }: ViewerContext, whole: WholeText): void {
  const { text, words, pictures } = whole;
  const problems = rules.problemsBeforePublishing({
    kind: text.kind,
    words,
    outlines: { nl: outlineOf(words.nl.markdown), en: outlineOf(words.en.markdown) },
    pictures: new Set(pictures.map(({ id }) => id)),
  });
  if (problems.length === 0) return;
  const errors: Record<string, string[]> = {};
  for (const problem of problems) {
    const words =
      "rule" in problem
        ? ruleText(problem.rule, locale)
        : validationTexts[locale].tooShort(problem.least);
    errors[problem.field] = [...(errors[problem.field] ?? []), words];
  }
  throw invalid(errors);
}

/** A draft again; where there is a newer draft, that one stays. */
export async function unscheduleText(ctx: EditingContext, of: OfText): Promise<Edited> {
  const { db, now, outbox } = ctx;
  const whole = await open(ctx, of);
  const scheduled = whole.versions.filter((version) => rules.isScheduled(version, now));
  const hasDraft = whole.newest.publishedAt === null;
  for (const { id } of scheduled) {
    if (hasDraft) await repository.deleteVersions(db, [id]);
    else await repository.setPublishedAt(db, id, null);
  }
  await repository.changeText(db, of.textId);
  await outbox.publish(db, [textChanges({ textId: of.textId, at: now })]);
  return edited(ctx, whole);
}

/** What stood there before becomes the draft; people go on reading what they read. */
export async function restoreVersion(
  ctx: EditingContext,
  { versionId, ...of }: OfText & { versionId: number },
): Promise<Edited> {
  const { db, now } = ctx;
  const whole = await open(ctx, of);
  const version = whole.versions.find(({ id }) => id === versionId);
  if (!version) throw notFound();
  const words = await repository.findWords(db, versionId);
  await repository.writeDraft(db, of.textId, { settings: version.settings, words, now });
  await repository.changeText(db, of.textId);
  const result = await edited(ctx, whole);
  return { ...result, after: { ...result.after, versionId } };
}

export async function changeSlug(
  ctx: EditingContext,
  { slug, ...of }: OfText & { slug: string },
): Promise<Edited> {
  const { db, now, locale, outbox } = ctx;
  const whole = await open(ctx, of);
  const { text } = whole;
  if (!rules.mayChangeSlug(text)) throw refusedSlug(locale, "slugFixed");
  const own = await findTextIds(db, { space: text.space, slugs: [slug] });
  // Back to an address that was its own, which may be one that a route of the product leads to.
  if (own.get(slug) !== text.id) refuseReserved(locale, text.kind, slug);
  if (!(await repository.moveText(db, { ...text, slug }))) throw refusedSlug(locale, "slugTaken");
  await repository.changeText(db, of.textId);
  await outbox.publish(db, [textChanges({ textId: of.textId, at: now })]);
  return edited(ctx, whole);
}

function refuseReserved(locale: Locale, kind: TextKind, slug: string): void {
  // An article stands under `/blog`, where nothing else does.
  if (kind !== "article" && isReservedSlug(slug)) throw refusedSlug(locale, "slugReserved");
}

const refusedSlug = (locale: Locale, rule: "slugTaken" | "slugReserved" | "slugFixed") =>
  invalid({ slug: [ruleText(rule, locale)] });

/** Off the site, whatever was to come of it too. What nobody has read yet is gone for good. */
export async function removeText(
  ctx: EditingContext,
  { textId }: { textId: number },
): Promise<Pick<Edited, "before" | "after">> {
  const { db, now, outbox } = ctx;
  const text = await repository.lockText(db, textId);
  if (!text || !rules.mayBeRemoved(text)) throw notFound();
  const whole = await load(ctx, { textId });
  const before = factsOf(presentText(whole, now));
  const wasRead = whole.versions.some(({ publishedAt }) => publishedAt && publishedAt <= now);
  await outbox.publish(db, [textChanges({ textId, at: now })]);
  if (!wasRead) {
    await repository.deleteText(db, textId);
    return { before, after: { isGone: true } };
  }
  const scheduled = whole.versions.filter((version) => rules.isScheduled(version, now));
  const [last] = scheduled;
  const hasDraft = whole.newest.publishedAt === null;
  if (last && !hasDraft) await repository.setPublishedAt(db, last.id, null);
  else
    await repository.deleteVersions(
      db,
      scheduled.map(({ id }) => id),
    );
  await repository.changeText(db, textId, { removedAt: now });
  return { before, after: factsOf(await getTextToEdit(ctx, { textId })) };
}
