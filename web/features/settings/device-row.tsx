import { MonitorSmartphone } from "lucide-react";
import type { Session } from "#contract/account.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate, formatMoment, formatTime } from "#web/lib/text/formatting.ts";
import { Button } from "#web/ui/button.tsx";
import { Tag } from "#web/ui/tag.tsx";

export type DeviceRowProps = { session: Session; name: string; now: string; onEnd: () => void };

export function DeviceRow({ session, name, now, onEnd }: DeviceRowProps) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const { isCurrent, lastUsedAt } = session;
  const when = formatMoment(lastUsedAt, locale, new Date(now));
  return (
    <li className="flex items-center gap-3.5 py-3">
      <MonitorSmartphone className="size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {isCurrent && <Tag tone="ok">{t("devices.current")}</Tag>}
        </p>
        <p className="text-sm text-ink-soft">
          {isCurrent ? (
            t("devices.inUse")
          ) : (
            <time
              dateTime={lastUsedAt}
              title={`${formatDate(lastUsedAt, locale)} ${formatTime(lastUsedAt)}`}
            >
              {t("devices.lastUsed", { when })}
            </time>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={onEnd}
        aria-label={t("devices.endOf", { device: name })}
        className="shrink-0"
      >
        {t("devices.end")}
      </Button>
    </li>
  );
}
