import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { cx } from "#web/ui/cx.ts";

export type NeedsScriptProps = {
  /** It can be read as it is; only changing it needs a script. */
  toChange?: boolean;
  className?: string;
};

/** Where scripts are off: in place of what needs one, or above it. */
export function NeedsScript({ toChange, className }: NeedsScriptProps) {
  const { t } = useTranslation("ui");
  return (
    <p className={cx("hidden rounded-field bg-sunken px-4 py-3 noscript:block", className)}>
      {t(toChange ? "needsScriptToChange" : "needsScript")}
    </p>
  );
}
