import { CalendarDays, Clock } from "lucide-react";
import type { PublicRequest } from "#contract/requests/public-requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { Tag } from "#web/ui/tag.tsx";
import { useWhenWords } from "./when-words.ts";

export type RequestHeadProps = { request: PublicRequest; today: string };

export function RequestHead({ request, today }: RequestHeadProps) {
  const { t } = useTranslation("requests");
  const locale = useLocale();
  const { daysOf } = useWhenWords(today);
  const posted = usePosted(request.createdAt, today);
  return (
    <>
      <div className="grid gap-2">
        <h1>{request.title}</h1>
        <p className="text-ink-soft">
          {t("head.by", { name: request.firstName, place: placeLine(request, locale) })}
        </p>
      </div>
      <ul className="mt-4 flex flex-wrap gap-2">
        <li>
          <Tag tone="ok" icon={<CalendarDays />}>
            {daysOf(request)}
          </Tag>
        </li>
        <li>
          <Tag icon={<Clock />}>{posted}</Tag>
        </li>
      </ul>
    </>
  );
}

function usePosted(createdAt: string, today: string): string {
  const { t } = useTranslation("requests");
  const locale = useLocale();
  const on = dayInAmsterdam(new Date(createdAt));
  const daysAgo = (Date.parse(today) - Date.parse(on)) / dayMs;
  if (daysAgo <= 0) return t("head.newToday");
  if (daysAgo === 1) return t("head.newYesterday");
  return t("head.posted", { day: dayOfMonthInWords(on, locale, today) });
}
