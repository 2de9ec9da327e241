import { CalendarClock, ExternalLink, Eye } from "lucide-react";
import type { OwnRequest } from "#contract/requests.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { NeedsList } from "../needs-list.tsx";

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

type ActivationSwitchProps = {
  request: OwnRequest;
  onTurned: () => Promise<void>;
};

/** Whether sitters find the request. Turns at once, and back when the server won't have it. */
function ActivationSwitch({ request, onTurned }: ActivationSwitchProps) {
  const { t } = useTranslation("requests");
  const { press, running } = useAction({
    send: (call, isActivated: boolean) => call("requests.activate", { body: { isActivated } }),
    onDone: onTurned,
    done: (isActivated) => t(isActivated ? "manage.turnedOn" : "manage.turnedOff"),
    failed: t("manage.turnFailed"),
  });
  const isOn = running[0] ?? request.status === "active";
  const isBlocked = !isOn && request.missingToActivate.length > 0;

  return (
    <SwitchField
      trailing
      label={t("manage.switch")}
      hint={t(isOn ? "manage.isOn" : "manage.isOff")}
      checked={isOn}
      disabled={isBlocked}
      onChange={(isActivated) => void press(isActivated)}
      className="rounded-field bg-sunken px-4 py-3 [&_[id$=label]]:font-semibold"
    />
  );
}

/** It has been shown for long: whoever is done switches it off above, whoever isn't says so here. */
function StillWanted({ onKept }: { onKept: () => Promise<void> }) {
  const { t } = useTranslation("requests");
  const { press, pending } = useAction({
    send: (call) => call("requests.stillWanted", {}),
    onDone: onKept,
    done: t("manage.stillWanted.kept"),
    failed: t("manage.stillWanted.failed"),
  });

  return (
    <Banner
      tone="warn"
      action={
        <Button variant="secondary" size="sm" pending={pending} onClick={() => void press()}>
          {t("manage.stillWanted.yes")}
        </Button>
      }
    >
      {t("manage.stillWanted.text")}
    </Banner>
  );
}
