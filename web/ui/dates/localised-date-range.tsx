import { DateRangeField, type DateRangeFieldProps } from "./date-range-field.tsx";
import { PageDates } from "./page-dates.tsx";

/** For where nothing around it has told react-aria which language is read. */
export function LocalisedDateRange(props: DateRangeFieldProps) {
  return (
    <PageDates>
      <DateRangeField {...props} />
    </PageDates>
  );
}
