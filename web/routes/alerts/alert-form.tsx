import { useNavigate } from "react-router";
import type { Alert } from "#contract/notices/alerts.ts";
import type { SearchKind } from "#web/features/search/address/search.ts";
import { withFilters } from "#web/features/search/address/search.ts";
import { FilterPanel } from "#web/features/search/filters/filter-panel.tsx";
import { PlaceField } from "#web/features/search/places/place-field.tsx";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { FieldErrorText, fieldRoot } from "#web/ui/forms/field-parts.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { type AlertValues, hiddenNames, saveForms, valuesOfPick } from "./alert-values.ts";

export type AlertFormProps = {
  kind: SearchKind;
  initial: AlertValues;
  /** One that is changed; null: it is a new one. */
  alertId: Alert["id"] | null;
  today: string;
  /** Of breeds and diplomas, by code. */
  names: Record<string, string>;
};

/** Where, what, and how often; the fields are those of the search. */
export function AlertForm({ kind, initial, alertId, today, names }: AlertFormProps) {
  const { t } = useTranslation("alerts");
  const urls = useUrls();
  const navigate = useNavigate();
  const isHydrated = useHydrated();
  const form = useFormOf(saveForms[kind], {
    begin: { ...initial, alertId: alertId === null ? "" : String(alertId) },
    async onDone() {
      showToast({ text: t(alertId === null ? "form.made" : "form.saved") });
      await navigate(urls.alerts());
    },
  });
  const { filters, pick } = form.values;
  const { races, diplomas } = filters;
  const kept = { ...(races ? { races } : {}), ...(diplomas ? { diplomas } : {}) };
  // A place always comes along, so that the panel offers distances to it.
  const search = { where: { slug: "here" }, filters };
  return (
    <Form form={form} className="grid gap-6">
      <ErrorBanner lines={form.messages} />
      <input type="hidden" name="pick" value={pick} />
      <input type="hidden" name={hiddenNames.kept} value={JSON.stringify(kept)} />
      <input
        type="hidden"
        name={hiddenNames.chosen}
        value={isHydrated ? JSON.stringify(filters) : ""}
      />
      <div {...fieldRoot(form.errors.city)}>
        <PlaceField
          defaultValue={form.values.city}
          onPick={(picked) =>
            form.change(picked ? valuesOfPick(picked, filters) : { pick: "" }, ["city"])
          }
        />
        <FieldErrorText
          id="place-error"
          {...(form.errors.city ? { error: form.errors.city } : {})}
        />
      </div>
      <RadioCards
        label={t("form.frequency")}
        options={(["daily", "weekly"] as const).map((id) => ({
          id,
          label: t(`form.${id}`),
          hint: t(`form.${id}Hint`),
        }))}
        columns={2}
        required
        {...form.field("frequency")}
      />
      <section aria-labelledby="alert-wishes" className="border-t border-line pt-6">
        <h2 id="alert-wishes" className="mb-4 text-lg">
          {t("form.wishes")}
        </h2>
        <FilterPanel
          kind={kind}
          search={search}
          today={today}
          names={names}
          onChange={(changed) => form.change({ filters: withFilters(search, changed).filters })}
        />
      </section>
      <div className="grid gap-3 sm:flex">
        <Button type="submit" pending={form.pending}>
          {t(alertId === null ? "form.submitNew" : "form.submitEdit")}
        </Button>
        <LinkButton to={urls.alerts()} variant="ghost">
          {t("form.cancel")}
        </LinkButton>
      </div>
    </Form>
  );
}
