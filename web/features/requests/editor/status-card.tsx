import { CalendarClock, ExternalLink, Eye } from "lucide-react";
import type { OwnRequest } from "#contract/requests.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { NeedsList } from "../needs-list.tsx";
import { ActivationSwitch } from "./activation-switch.tsx";
import { StillWanted } from "./still-wanted.tsx";

export type StatusCardProps = {
  request: OwnRequest;
  /** Absent as long as its page can't be shown. */
  page: { url: string; viewCount: number } | null;
  email: string;
  hasAddress: boolean;
  today: string;
  onTurned: () => Promise<void>;
};

/** Whether sitters see the request, how many did, and what has to be done before they can. */
export function StatusCard(props: StatusCardProps) {
  const { request, page, email, hasAddress, today, onTurned } = props;
  const { t } = useTranslation("requests");
  const isActive = request.status === "active";
  const isPast = request.missingToActivate.includes("dates");
  const needs = [
    ...(isActive ? [] : request.missingToActivate),
    ...(hasAddress ? [] : (["address"] as const)),
  ];
  return (
    <Card as="aside" edged aria-labelledby="status-heading" className="grid gap-5">
      <div className="flex items-center justify-between gap-3">
        <h2 id="status-heading" className="text-xl">
          {t("manage.status")}
        </h2>
        <Tag tone={isActive ? "ok" : isPast ? "warn" : "neutral"}>
          {t(isActive ? "manage.active" : isPast ? "manage.past" : "manage.disabled")}
        </Tag>
      </div>
      <ActivationSwitch request={request} onTurned={onTurned} />
      {isActive && request.asksIfWanted && <StillWanted onKept={onTurned} />}
      {needs.length > 0 && (
        <div>
          <h3 className="text-sm font-semibold">{t("manage.cannot")}</h3>
          <NeedsList needs={needs} email={email} />
        </div>
      )}
      {(page || isActive) && (
        <ul className="grid gap-2 text-sm text-ink-soft [&_svg]:mt-px [&_svg]:size-5 [&_svg]:shrink-0">
          {page && (
            <li className="flex gap-2.5">
              <Eye />
              {page.viewCount === 0
                ? t("manage.noViews")
                : t("manage.views", {
                    count: page.viewCount,
                    formatted: formatNumber(page.viewCount),
                  })}
            </li>
          )}
          {isActive && (
            <li className="flex gap-2.5">
              <CalendarClock />
              <EndLine request={request} today={today} />
            </li>
          )}
        </ul>
      )}
      {page && (
        <LinkButton to={page.url} variant="secondary" wide>
          <ExternalLink className="size-5" />
          {t("manage.open")}
        </LinkButton>
      )}
    </Card>
  );
}

function EndLine({ request, today }: Pick<StatusCardProps, "request" | "today">) {
  const { t } = useTranslation("requests");
  const locale = useLocale();
  const last = lastDayOf(request);
  if (!last) return t("manage.untilStopped");
  return t("manage.untilEnd", { day: dayOfMonthInWords(last, locale, today) });
}

/** What recurs goes on until its owner stops it. */
export function lastDayOf({ recurring, startDate, endDate }: OwnRequest): string | undefined {
  return endDate ?? (recurring ? undefined : startDate);
}
