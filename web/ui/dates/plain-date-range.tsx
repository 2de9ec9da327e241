import { useId } from "react";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { FieldNotes, fieldRoot, GroupLabel } from "#web/ui/forms/field-parts.tsx";
import { WrittenDays } from "./written-days.tsx";

export type PlainDateRangeProps = {
  label: string;
  fromName: string;
  toName: string;
  from: string;
  to: string;
  error: string | undefined;
};

/** In the place of a `DateRangeField` where there is no script: its days are written out. */
export function PlainDateRange(props: PlainDateRangeProps) {
  const { label, fromName, toName, from, to, error } = props;
  const id = useId();
  if (useHydrated()) return null;
  return (
    <div className="hidden noscript:block">
      <div {...fieldRoot(error)}>
        <GroupLabel id={id} label={label} />
        <WrittenDays {...{ id, fromName, toName, from, to, error }} />
        <FieldNotes id={id} error={error} />
      </div>
    </div>
  );
}
