import { dayInAmsterdam } from "../shared/amsterdam.ts";
import { byPartOfDay } from "./report-drawing.ts";
import type { LogbookReport } from "./reports.ts";

type Numbers = 1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12;
type Weekday = 0 | 1 | 2 | 3 | 4 | 5 | 6;
/** Of `sheet` in messages/…/logbook-report.json. */
export type ReportTextKey =
  | "title"
  | "titleAlone"
  | "period"
  | "placed"
  | "atHome"
  | "atSitter"
  | "inCity"
  | "and"
  | "day"
  | "hours"
  | "wholeHours"
  | "minutes"
  | "kilometres"
  | "metres"
  | "times"
  | "totals.visits"
  | "totals.atHome"
  | "totals.together"
  | "totals.walked"
  | "totals.images"
  | "table.day"
  | "table.morning"
  | "table.later"
  | "table.minutes"
  | "table.walked"
  | "table.images"
  | "table.sum"
  | "walk.caption"
  | "notes.heading"
  | "notes.headingAlone"
  | "source"
  | "sourceAlone"
  | `numbers.${Numbers}`
  | `months.${Numbers}`
  | `shortMonths.${Numbers}`
  | `weekdays.${Weekday}`;
export type ReportTexts = (key: ReportTextKey, params?: Record<string, string | number>) => string;

/** A report in words; on the screen and on paper they are the same. */
export type WrittenReport = {
  title: string;
  subtitle: string;
  totals: { value: string; label: string }[];
  /** The first cell of each row is its day; what there is none of has no column, or an empty cell. */
  table: { head: string[]; rows: string[][]; foot: string[] };
  walk?: { caption: string; distance: string };
  notes?: { heading: string; text: string };
  source: string;
};

export function writeReport(report: LogbookReport, text: ReportTexts): WrittenReport {
  const { longestWalk, sitterFirstName: sitter, sitterNotes } = report;
  return {
    title: titleOf(report, text),
    subtitle: subtitleOf(report, text),
    totals: totalsOf(report, text),
    table: tableOf(report, text),
    ...(longestWalk
      ? {
          walk: {
            caption: text("walk.caption", {
              day: sentenceStart(shortDay(dayInAmsterdam(new Date(longestWalk.startedAt)), text)),
              distance: distanceOf(longestWalk.distanceM, text),
              count: longestWalk.minutes,
            }),
            distance: distanceOf(longestWalk.distanceM, text),
          },
        }
      : {}),
    ...(sitterNotes
      ? {
          notes: {
            heading: sitter ? text("notes.heading", { name: sitter }) : text("notes.headingAlone"),
            text: sitterNotes,
          },
        }
      : {}),
    source: sitter ? text("source", { name: sitter }) : text("sourceAlone"),
  };
}

/** 'Acht dagen met Moos en Minoes': the days on which somebody came, or was awaited. */
function titleOf({ days, pets }: LogbookReport, text: ReportTexts): string {
  const count = Math.max(1, days.length);
  const number = isUpToTwelve(count) ? text(`numbers.${count}`) : String(count);
  const names = joined(
    pets.map(({ name }) => name),
    text,
  );
  return names
    ? text("title", { count, number, pets: names })
    : text("titleAlone", { count, number });
}

function subtitleOf(report: LogbookReport, text: ReportTexts): string {
  const period = periodOf(report, text);
  const place = placeOf(report, text);
  return place ? text("placed", { period, place }) : period;
}

/** The month and the year are said once where that is enough. */
function periodOf({ startDate, endDate }: LogbookReport, text: ReportTexts): string {
  const [start, end] = [partsOf(startDate), partsOf(endDate)];
  const to = `${end.day} ${text(`months.${end.month}`)} ${end.year}`;
  if (startDate === endDate) return to;
  const month = start.month === end.month && start.year === end.year;
  const year = start.year === end.year;
  const from = [
    start.day,
    month ? "" : text(`months.${start.month}`),
    year ? "" : String(start.year),
  ].filter((part) => part !== "");
  return text("period", { from: from.join(" "), to });
}

function placeOf(report: LogbookReport, text: ReportTexts): string {
  const { city, atOwnersHome, ownerFirstName, sitterFirstName } = report;
  if (!city) return "";
  const name = atOwnersHome ? ownerFirstName : sitterFirstName;
  if (!name) return text("inCity", { city });
  return text(atOwnersHome ? "atHome" : "atSitter", { name, city });
}

function totalsOf(report: LogbookReport, text: ReportTexts): WrittenReport["totals"] {
  const { totals, atOwnersHome, ownerFirstName: owner } = report;
  const { visits, minutes, walkedM, images } = totals;
  const isAtHome = atOwnersHome && owner !== undefined;
  const where = isAtHome ? text("totals.atHome", { name: owner }) : text("totals.together");
  return [
    { value: String(visits), label: text("totals.visits", { count: visits }) },
    { value: longTime(minutes, text), label: where },
    ...(walkedM > 0 ? [{ value: distanceOf(walkedM, text), label: text("totals.walked") }] : []),
    ...(images > 0
      ? [{ value: String(images), label: text("totals.images", { count: images }) }]
      : []),
  ];
}

function tableOf({ days, totals }: LogbookReport, text: ReportTexts): WrittenReport["table"] {
  const isWalked = totals.walkedM > 0;
  const parts = days.map(byPartOfDay);
  const timesOf = (times: readonly string[]) => times.map((time) => time.replace(/^0/, ""));
  const times = (count: number) => (count > 0 ? text("times", { count }) : "");
  const sum = (of: (part: (typeof parts)[number]) => string[]) =>
    parts.reduce((total, part) => total + of(part).length, 0);
  const walked = (metres: number) => (isWalked ? [metres ? distanceOf(metres, text) : ""] : []);
  return {
    head: [
      text("table.day"),
      text("table.morning"),
      text("table.later"),
      text("table.minutes"),
      ...(isWalked ? [text("table.walked")] : []),
      text("table.images"),
    ],
    rows: days.map((day, nr) => [
      shortDay(day.date, text),
      timesOf(parts[nr]?.morning ?? []).join(", "),
      timesOf(parts[nr]?.later ?? []).join(", "),
      day.minutes ? shortTime(day.minutes, text) : "",
      ...walked(day.walkedM),
      day.images ? String(day.images) : "",
    ]),
    foot: [
      text("table.sum"),
      times(sum(({ morning }) => morning)),
      times(sum(({ later }) => later)),
      shortTime(totals.minutes, text),
      ...walked(totals.walkedM),
      String(totals.images),
    ],
  };
}

/** 'za 19 dec'. */
function shortDay(date: string, text: ReportTexts): string {
  const { day, month } = partsOf(date);
  const weekday = text(`weekdays.${new Date(date).getUTCDay() as Weekday}`);
  return text("day", { weekday, day, month: text(`shortMonths.${month}`) });
}

function partsOf(date: string): { year: number; month: Numbers; day: number } {
  const [year = 0, month = 1, day = 1] = date.split("-").map(Number);
  return { year, month: month as Numbers, day };
}

/** Visits in minutes, as one compares them; long ones in hours. */
const inMinutesBelow = 300;

function shortTime(minutes: number, text: ReportTexts): string {
  return minutes < inMinutesBelow ? text("minutes", { minutes }) : longTime(minutes, text);
}

function longTime(minutes: number, text: ReportTexts): string {
  if (minutes < 60) return text("minutes", { minutes });
  const hours = Math.trunc(minutes / 60);
  const rest = minutes % 60;
  if (rest === 0) return text("wholeHours", { hours });
  return text("hours", { hours, minutes: String(rest).padStart(2, "0") });
}

/** In both languages with a comma, as all our numbers are. */
function distanceOf(metres: number, text: ReportTexts): string {
  if (metres < 1_000) return text("metres", { number: metres });
  return text("kilometres", { number: (metres / 1_000).toFixed(1).replace(".", ",") });
}

function joined(names: readonly string[], text: ReportTexts): string {
  const last = names.at(-1) ?? "";
  if (names.length < 2) return last;
  return text("and", { others: names.slice(0, -1).join(", "), last });
}

function sentenceStart(words: string): string {
  return words.slice(0, 1).toUpperCase() + words.slice(1);
}

function isUpToTwelve(count: number): count is Numbers {
  return count >= 1 && count <= 12;
}
