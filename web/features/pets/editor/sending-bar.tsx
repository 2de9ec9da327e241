import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";

export type SendingBarProps = { percent: number; onStop: () => void };

/** How far the pictures are, and a way to stop. */
export function SendingBar({ percent, onStop }: SendingBarProps) {
  const { t } = useTranslation("pets");
  return (
    <div className="flex basis-full items-center gap-4">
      <div className="min-w-0 flex-1">
        <p className="tabular text-sm text-ink-soft">{t("sending", { percent })}</p>
        <div
          role="progressbar"
          aria-label={t("sendingLabel")}
          aria-valuenow={percent}
          aria-valuemin={0}
          aria-valuemax={100}
          className="mt-1 h-2 overflow-hidden rounded-full bg-sunken"
        >
          <div
            className="h-full rounded-full bg-brand transition-all"
            style={{ width: `${percent}%` }}
          />
        </div>
      </div>
      <Button variant="ghost" size="sm" onClick={onStop}>
        {t("stop")}
      </Button>
    </div>
  );
}
