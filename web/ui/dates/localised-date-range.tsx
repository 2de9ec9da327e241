import { I18nProvider } from "react-aria-components/I18nProvider";
import { localeTags } from "#contract/shared/locale.ts";
import { useLocale } from "#web/lib/i18n/use-translation.ts";
import { DateRangeField, type DateRangeFieldProps } from "./date-range-field.tsx";

/** For where nothing around it has told react-aria which language is read. */
export function LocalisedDateRange(props: DateRangeFieldProps) {
  const locale = useLocale();
  return (
    <I18nProvider locale={localeTags[locale]}>
      <DateRangeField {...props} />
    </I18nProvider>
  );
}
