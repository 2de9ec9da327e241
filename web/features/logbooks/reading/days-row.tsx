import { useEffect, useRef } from "react";
import { Link } from "react-router";
import type { LogbookDay } from "#contract/logbooks.ts";
import { weekdayInWords } from "#web/lib/time/day-words.ts";
import { cx } from "#web/ui/cx.ts";
import { useLogbookWords } from "../logbook-words.ts";

export type DaysRowProps = {
  days: readonly LogbookDay[];
  today: string;
  /** The day that is shown; null: the latest. */
  chosen: string | null;
};

/** More dots than these say no more. */
const mostDots = 4;

/** All days of a stay, with a dot for each visit. Each is a link: it works before scripts do. */
export function DaysRow({ days, today, chosen }: DaysRowProps) {
  const { t, locale } = useLogbookWords(today);
  const row = useRef<HTMLOListElement>(null);
  const current = chosen ?? today;

  // The day that is read is in view, with the one before it; the page itself stays where it is.
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks for the day again when it is another.
  useEffect(() => {
    const list = row.current;
    const day = list?.querySelector<HTMLElement>("[aria-current]");
    if (list && day) list.scrollLeft = day.offsetLeft - list.offsetLeft - day.offsetWidth;
  }, [current]);

  if (days.length === 0) return null;
  return (
    // As narrow as the page: a row of a year's days would make it as wide as all of them.
    <nav aria-label={t("days.label")} className="min-w-0">
      <ol
        ref={row}
        className="scrollbar-none -mx-gutter flex gap-2 overflow-x-auto px-gutter py-1 @min-[60rem]:mx-0 @min-[60rem]:px-0"
      >
        {days.map((day) => (
          <li key={day.date} className="max-w-36 min-w-16 flex-1">
            <DayLink
              day={day}
              isToday={day.date === today}
              isAhead={day.date > today}
              isCurrent={day.date === current}
              weekday={
                day.date === today ? t("days.today") : weekdayInWords(day.date, locale, "short")
              }
              visits={t("days.visits", { count: day.visits, done: day.done })}
            />
          </li>
        ))}
      </ol>
    </nav>
  );
}

type DayLinkProps = {
  day: LogbookDay;
  isToday: boolean;
  isAhead: boolean;
  isCurrent: boolean;
  weekday: string;
  visits: string;
};

function DayLink({ day, isToday, isAhead, isCurrent, weekday, visits }: DayLinkProps) {
  return (
    <Link
      to={{ search: isToday ? "" : `?date=${day.date}` }}
      preventScrollReset
      aria-current={isCurrent ? "date" : undefined}
      className={cx(
        // What is read out stands in it: else it would make the page as wide as the whole row.
        "relative grid min-h-17 content-center justify-items-center gap-px rounded-card px-1 text-2xs no-underline",
        isCurrent
          ? "bg-deep text-on-deep dark:inset-ring dark:inset-ring-edge"
          : isAhead
            ? "border-fine border-line text-ink-soft hover:border-edge"
            : "bg-surface text-ink hover:bg-sunken",
      )}
    >
      {weekday}
      <b className="tabular font-head text-lg leading-tight">{Number(day.date.slice(-2))}</b>
      <span className="sr-only">, {visits}</span>
      <span className="mt-0.5 flex h-1.5 gap-1">
        {dotsOf(day).map((state, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: dots are told apart by their place alone.
            key={index}
            className={cx("size-1.5 rounded-full", (isCurrent ? onDeep : onPaper)[state])}
          />
        ))}
      </span>
    </Link>
  );
}

type Dot = "done" | "now" | "todo";

const onPaper: Record<Dot, string> = { done: "bg-brand", now: "bg-accent", todo: "bg-edge" };
const onDeep: Record<Dot, string> = {
  done: "bg-on-deep-soft",
  now: "bg-on-ink-accent dark:bg-accent",
  todo: "bg-on-deep-soft/40",
};

/** What was done, what goes on, what is to come. */
export function dotsOf({ visits, done, isOpen }: LogbookDay): Dot[] {
  return Array.from({ length: Math.min(visits, mostDots) }, (_, index) =>
    index < done ? "done" : index === done && isOpen ? "now" : "todo",
  );
}
