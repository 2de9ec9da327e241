import * as z from "zod";
import { activityKinds } from "#contract/logbooks/logbook-entries.ts";
import type { LogbookNotificationType } from "#contract/notifications.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import enCards from "#messages/en/logbook-cards.json" with { type: "json" };
import en from "#messages/en/logbook-notices.json" with { type: "json" };
import nlCards from "#messages/nl/logbook-cards.json" with { type: "json" };
import nl from "#messages/nl/logbook-notices.json" with { type: "json" };
import type { NoticeWords, StoredNotice } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import {
  capitalised,
  dayInWords,
  daysInWords,
  listInWords,
  timeInWords,
} from "#server/platform/words/in-words.ts";

const text = createTexts({ nl, en });
const cards = createTexts({ nl: nlCards, en: enCards });

/** What is stored of a logbook for the words about it; each kind of notification has some of it. */
const logbookNoticeParams = z.object({
  logbookId: z.int(),
  /** Their names, one a line: readers join them in their own language. */
  pets: z.string(),
  startOn: z.iso.date(),
  endOn: z.iso.date(),
  /** When it happened, or was to. */
  at: z.iso.datetime().optional(),
  isLate: z.boolean().optional(),
  images: z.int().optional(),
  kinds: z.string().optional(),
  walkedM: z.int().optional(),
  tasks: z.int().optional(),
  hasNotes: z.boolean().optional(),
  checkedOutAt: z.iso.datetime().optional(),
  isBack: z.boolean().optional(),
});
export type LogbookNoticeParams = z.infer<typeof logbookNoticeParams>;

/** What happened in a logbook, in the reader's language, for list and push alike. */
export function logbookWordsOf(
  { type, params, name }: StoredNotice<LogbookNotificationType>,
  locale: Locale,
  today: string,
): NoticeWords {
  const happened = logbookNoticeParams.parse(params);
  const { startOn, endOn, at, isLate } = happened;
  const words = {
    name: name ?? text(locale, "somebody"),
    pets: petsInWords(happened, locale),
    days: daysInWords({ startOn, endOn }, locale, today),
    time: at ? timeInWords(at) : "",
    day: at ? dayOf(at, locale, today) : "",
  };
  switch (type) {
    case "logbook_updated":
      return updateWords(happened, words, locale);
    case "logbook_checked_in":
      return isLate
        ? { title: text(locale, `${type}.lateTitle`, words), text: lateText(type, words, locale) }
        : titled(type, words, locale);
    default:
      return titled(type, words, locale);
  }
}

type Parts = Record<"name" | "pets" | "days" | "time" | "day", string>;
type Titled = Exclude<LogbookNotificationType, "logbook_updated">;

function titled(type: Titled, words: Parts, locale: Locale): NoticeWords {
  return { title: text(locale, `${type}.title`, words), text: text(locale, `${type}.text`, words) };
}

function lateText(
  type: "logbook_checked_in" | "logbook_updated",
  words: Parts & { what?: string },
  locale: Locale,
): string {
  return capitalised(text(locale, `${type}.lateText`, words));
}

/** The pictures first, then whether somebody has left; else that something was written. */
function updateWords(happened: LogbookNoticeParams, words: Parts, locale: Locale): NoticeWords {
  const type = "logbook_updated";
  const { images = 0, checkedOutAt, isBack, isLate } = happened;
  const what = whatInWords(happened, locale) || text(locale, `${type}.nothing`);
  const body = isLate
    ? lateText(type, { ...words, what }, locale)
    : capitalised(text(locale, `${type}.text`, { what }));
  const title = () => {
    if (images > 0) return text(locale, `${type}.pictures`, { ...words, count: images });
    if (checkedOutAt && !isLate) return text(locale, `${type}.leftTitle`, words);
    return text(locale, isBack ? `${type}.backTitle` : `${type}.title`, words);
  };
  return { title: title(), text: body };
}

/** 'gevoerd, gespeeld, 2,1 km gewandeld en een foto'. */
function whatInWords(happened: LogbookNoticeParams, locale: Locale): string {
  const { images = 0, tasks = 0, walkedM = 0, hasNotes, checkedOutAt } = happened;
  const parts = [
    ...kindsOf(happened).map((kind) => cards(locale, `kinds.${kind}`)),
    ...(walkedM > 0 ? [text(locale, "what.walked", { km: kmInWords(walkedM, locale) })] : []),
    ...(tasks > 0 ? [text(locale, "what.tasks", { count: tasks })] : []),
    ...(hasNotes ? [text(locale, "what.notes")] : []),
    ...(images > 0 ? [text(locale, "what.pictures", { count: images })] : []),
    ...(checkedOutAt ? [text(locale, "what.left", { time: timeInWords(checkedOutAt) })] : []),
  ];
  return listInWords(parts, locale);
}

function kindsOf({ kinds = "" }: LogbookNoticeParams) {
  const listed = kinds.split(",");
  return activityKinds.filter((kind) => listed.includes(kind));
}

export function petsInWords({ pets }: Pick<LogbookNoticeParams, "pets">, locale: Locale): string {
  return pets === "" ? text(locale, "yourPets") : listInWords(pets.split("\n"), locale);
}

const dayMs = 24 * 60 * 60 * 1000;

function dayOf(at: string, locale: Locale, today: string): string {
  const day = dayInAmsterdam(new Date(at));
  if (day === today) return text(locale, "days.today");
  const isYesterday = Date.parse(today) - Date.parse(day) === dayMs;
  return isYesterday ? text(locale, "days.yesterday") : dayInWords(day, locale, today);
}

/** '2,1'. */
export function kmInWords(meters: number, locale: Locale): string {
  const km = (meters / 1000).toFixed(1);
  return locale === "nl" ? km.replace(".", ",") : km;
}
