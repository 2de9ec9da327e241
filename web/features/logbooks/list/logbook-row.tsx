import { Link } from "react-router";
import type { LogbookListItem } from "#contract/logbooks.ts";
import { periodInWords } from "#web/lib/time/day-words.ts";
import { CountBadge } from "#web/ui/count-badge.tsx";
import { cx } from "#web/ui/cx.ts";
import { PetFaces } from "#web/ui/pictures/pet-faces.tsx";
import { Picture } from "#web/ui/pictures/picture.tsx";
import {
  clockInWords,
  dayOf,
  type LogbookWords,
  momentInWords,
  nameOf,
  otherOf,
  titleOf,
  useLogbookWords,
} from "../logbook-words.ts";

export type LogbookRowProps = {
  logbook: LogbookListItem;
  to: string;
  today: string;
  isOpen?: boolean;
};

/** Whose animals, with whom and when; what is on; what was not read. */
export function LogbookRow({ logbook, to, today, isOpen }: LogbookRowProps) {
  const words = useLogbookWords(today);
  const { t, locale } = words;
  const { pets, lastImage, unreadUpdatesCount: count, startDate, endDate } = logbook;
  const { from, to: until } = periodInWords({ startDate, endDate }, locale, today);
  const period = startDate === endDate ? until : t("list.period", { from, to: until });
  const now = stateInWords(logbook, words);
  return (
    <Link
      to={to}
      prefetch="intent"
      aria-current={isOpen ? "page" : undefined}
      className={cx(
        "flex min-h-18 items-center gap-3.5 px-gutter py-3 text-ink no-underline transition-colors hover:bg-sunken focus-visible:-outline-offset-4 md:px-6",
        isOpen && "bg-brand-soft hover:bg-brand-soft",
      )}
    >
      <PetFaces pets={pets} size="size-11" most={2} />
      <span className="min-w-0 flex-1">
        <span className="flex items-center gap-2">
          <span className="line-clamp-2 min-w-0 font-semibold leading-snug wrap-anywhere">
            {titleOf(logbook, t)}
          </span>
          <CountBadge count={count} label={t("list.unread", { count })} className="shrink-0" />
        </span>
        <span className="block text-sm text-ink-soft">
          {t("list.with", { name: nameOf(otherOf(logbook), t), period })}
        </span>
        {now && (
          <span
            className={cx(
              "block text-sm",
              logbook.checkedInAt ? "font-semibold text-brand-strong" : "text-ink-soft",
            )}
          >
            {now}
          </span>
        )}
      </span>
      {lastImage && (
        <Picture
          image={lastImage}
          alt=""
          sizes="56px"
          className="size-14 shrink-0 rounded-field object-cover"
        />
      )}
    </Link>
  );
}

function stateInWords(logbook: LogbookListItem, words: LogbookWords): string | null {
  const { t, today } = words;
  const { checkedInAt, nextVisitAt, isCancelled, side } = logbook;
  if (isCancelled) return t("list.cancelled");
  if (checkedInAt) {
    const isToday = dayOf(checkedInAt) === today;
    const since = isToday ? clockInWords(checkedInAt) : momentInWords(checkedInAt, words);
    if (side === "pet_sitter") return t("list.youAreThere", { since });
    return t("list.there", { name: nameOf(logbook.sitter, t), since });
  }
  return nextVisitAt ? t("list.next", { when: momentInWords(nextVisitAt, words) }) : null;
}
