import { MapPinOff } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import type { LocationState } from "./walk-recorder.ts";

export type LocationLineProps = {
  location: Exclude<LocationState, "known">;
  onRetry?: () => void;
};

/** Why there is no place to record, and what helps. */
export function LocationLine({ location, onRetry }: LocationLineProps) {
  const { t } = useTranslation("logbook-walks");
  return (
    <div role="status" className="flex items-start gap-3 bg-warn-soft px-4 py-3 text-sm text-ink">
      <MapPinOff className="mt-0.5 size-5 shrink-0 text-warn" aria-hidden="true" />
      <div className="min-w-0">
        <p>{t(`location.${location}`)}</p>
        {location === "refused" && onRetry && (
          <Button variant="ghost" size="sm" onClick={onRetry} className="-ml-3.5">
            {t("location.retry")}
          </Button>
        )}
      </div>
    </div>
  );
}
