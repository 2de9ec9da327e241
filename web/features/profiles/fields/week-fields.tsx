import type { WeekdayParts } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { countParts, hasPick, type QuickPick, togglePick } from "#web/lib/time/week.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { cx } from "#web/ui/cx.ts";
import { WeekGrid } from "#web/ui/dates/week-grid.tsx";

const picks = ["workdays", "evenings", "weekend", "always"] as const satisfies QuickPick[];

export type WeekFieldsProps = {
  week: readonly WeekdayParts[];
  error: string | undefined;
  onChange: (week: WeekdayParts[]) => void;
};

/** An ordinary week: what many people mean at one press, or box by box. */
export function WeekFields({ week, error, onChange }: WeekFieldsProps) {
  const { t } = useTranslation("profiles");
  const count = countParts(week);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset can't be laid out in every browser. */}
      <div role="group" aria-label={t("availability.quick")} className="flex flex-wrap gap-2">
        {picks.map((pick) => (
          <button
            key={pick}
            type="button"
            aria-pressed={hasPick(week, pick)}
            onClick={() => onChange(togglePick(week, pick))}
            className={cx(
              buttonLook({ variant: "secondary", size: "sm" }),
              "aria-pressed:border-brand aria-pressed:bg-brand-soft aria-pressed:text-brand-strong",
            )}
          >
            {t(`availability.${pick}`)}
          </button>
        ))}
      </div>
      <div className="grid gap-2">
        <WeekGrid
          label={t("availability.label")}
          labelHidden
          week={week}
          error={error}
          onChange={onChange}
        />
        <p role="status" className="text-sm text-ink-soft">
          {count > 0 && t("availability.chosen", { count })}
        </p>
      </div>
    </>
  );
}
