import { CalendarDays } from "lucide-react";
import { Suspense, useId, useState } from "react";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { cx } from "#web/ui/cx.ts";
import {
  boxLook,
  describedBy,
  FieldNotes,
  fieldRoot,
  GroupLabel,
} from "#web/ui/forms/field-parts.tsx";
import { ScriptButton } from "#web/ui/script-button.tsx";
import type { DateRangeFieldProps } from "./date-range-field.tsx";
import { WrittenDays } from "./plain-date-range.tsx";

const loadField = () => import("./date-range-field.tsx");
const DateRangeField = lazyPart(async () => (await loadField()).DateRangeField);

/**
 * A range of days where few people choose one: its calendar is larger than the rest of the page, and
 * comes when somebody reaches for it. Until then a button of the same size says what was chosen.
 * Without scripts its days are written out.
 */
export function DateRangeOnPress(props: DateRangeFieldProps) {
  const [isWanted, setWanted] = useState(false);
  if (!isWanted) return <Closed {...props} onPress={() => setWanted(true)} />;
  return (
    <Suspense fallback={<Closed {...props} busy />}>
      <DateRangeField {...props} openAtOnce />
    </Suspense>
  );
}

type ClosedProps = DateRangeFieldProps & { onPress?: () => void; busy?: boolean };

function Closed(props: ClosedProps) {
  const { label, labelHidden, optional, hint, error, value, className, onPress, busy } = props;
  const { fromName, toName } = props;
  const { t } = useTranslation("ui");
  const id = useId();
  const locale = useLocale();
  const days = value && [value.from, value.to].map((day) => formatDate(day, locale));
  return (
    <div {...fieldRoot(error, className)}>
      <GroupLabel id={id} label={label} labelHidden={labelHidden} optional={optional} />
      <ScriptButton
        {...describedBy(id, hint, error)}
        aria-labelledby={`${id}-label ${id}-value`}
        aria-busy={busy}
        onPointerDown={() => void loadField()}
        onFocus={() => void loadField()}
        onClick={onPress}
        className={cx(boxLook, "justify-between gap-2 px-3 text-left")}
      >
        <span id={`${id}-value`} className={days ? undefined : "text-ink-soft"}>
          {days ? days.join(` ${t("until")} `) : t("chooseDays")}
        </span>
        <CalendarDays className="size-5 shrink-0 text-ink-soft" />
      </ScriptButton>
      <WrittenDays
        id={id}
        fromName={fromName}
        toName={toName}
        error={error}
        from={value?.from}
        to={value?.to}
      />
      <FieldNotes id={id} hint={hint} error={error} />
    </div>
  );
}
