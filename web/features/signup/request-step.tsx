import { CalendarDays, Repeat } from "lucide-react";
import type { Pet } from "#contract/pets.ts";
import {
  type OwnRequest,
  requestDescriptionMaxLength,
  requestTitleMaxLength,
} from "#contract/requests.ts";
import { serviceTypes } from "#contract/shared/care.ts";
import { useHydrated } from "#web/lib/browser/use-hydrated.ts";
import { removeDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { DateRangeField, type DayRange } from "#web/ui/dates/date-range-field.tsx";
import { PlainDateRange } from "#web/ui/dates/plain-date-range.tsx";
import { WeekGrid } from "#web/ui/dates/week-grid.tsx";
import { CarriedFields } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { requestDraftKey } from "./draft-keys.ts";
import { StepFrame, useWizard } from "./step-frame.tsx";
import {
  namesInWords,
  type RequestValues,
  requestBody,
  requestReader,
  requestValues,
} from "./values/request-values.ts";
import { stepForms } from "./values/step-forms.ts";

const loadRules = () => import("./values/step-rules.ts");

export type RequestStepProps = {
  /** What was saved earlier. */
  request: OwnRequest | null;
  pets: readonly Pet[];
};

/** What care is wanted. Nobody has to say so yet. */
export function RequestStep({ request, pets }: RequestStepProps) {
  const { t } = useTranslation(["signup", "care"]);
  const { next, today, goOn } = useWizard();
  const isHydrated = useHydrated();
  const names = namesInWords(pets, (words) => t("request.and", words));
  const form = useForm<RequestValues>({
    name: stepForms.request,
    initial: requestValues(request, pets, t("request.suggestedTitle", { names })),
    read: requestReader(pets),
    draft: { key: requestDraftKey },
    failed: t("failed"),
    async check(values, locale) {
      return (await loadRules()).checkRequest(values, {
        locale,
        needService: t("request.needService"),
        needMoment: t("request.needMoment"),
      });
    },
    async send(values, call) {
      // An owner has one request at most: a second try changes the first.
      const name = request === null ? "requests.create" : "requests.update";
      await call(name, { body: requestBody(values) });
      await call("account.updateUser", { body: { registrationStep: next } });
    },
    onSaved: goOn,
  });
  const { values, errors, change } = form;

  const skipping = useAction({
    send: (call) => call("account.updateUser", { body: { registrationStep: next } }),
    onDone() {
      removeDraft(requestDraftKey);
      return goOn();
    },
    failed: t("failed"),
  });

  const period: DayRange | null =
    values.startDate && values.endDate ? { from: values.startDate, to: values.endDate } : null;
  return (
    <>
      <form id={stepForms.skipRequest} method="post">
        <CarriedFields name={stepForms.skipRequest} />
      </form>
      <StepFrame
        heading={t("request.heading")}
        intro={t("request.intro")}
        form={form}
        onFocus={() => void loadRules()}
        skip={
          <Button
            variant="soft"
            size="sm"
            // Until its script is there it sends a form of its own, which stands beside this one.
            type={isHydrated ? "button" : "submit"}
            form={stepForms.skipRequest}
            pending={skipping.pending}
            onClick={() => form.pending || void skipping.press()}
          >
            {t("skip")}
          </Button>
        }
      >
        <ChipsField
          label={t("request.services")}
          name="serviceTypes"
          options={serviceTypes.map((id) => ({ id, label: t(`care:services.${id}.wishName`) }))}
          value={values.serviceTypes}
          error={errors.serviceTypes}
          onChange={(chosen) => change({ serviceTypes: chosen })}
        />
        {pets.length > 1 && (
          <ChipsField
            label={t("request.pets")}
            name="animals"
            options={pets.map(({ id, name }) => ({ id: String(id), label: name }))}
            value={values.animals}
            error={errors.animals}
            onChange={(animals) => change({ animals })}
          />
        )}
        <div className="group/when contents">
          <RadioCards
            label={t("request.when")}
            name="kind"
            columns={2}
            options={[
              {
                id: "dates",
                label: t("request.dates"),
                hint: t("request.datesHint"),
                icon: <CalendarDays />,
              },
              {
                id: "recurring",
                label: t("request.recurring"),
                hint: t("request.recurringHint"),
                icon: <Repeat />,
              },
            ]}
            value={values.kind}
            onChange={(kind) =>
              change({ kind: kind ?? "dates" }, ["kind", "startDate", "weekdays"])
            }
          />
          {/* Before the script is there, choosing can only show what stands on the page already. */}
          {(values.kind === "dates" || !isHydrated) && (
            <div className="group-has-[[value=recurring]:checked]/when:hidden">
              <DateRangeField
                className="noscript:hidden"
                label={t("request.period")}
                min={today}
                value={period}
                error={errors.startDate ?? errors.endDate}
                onChange={(range) =>
                  change({ startDate: range?.from ?? "", endDate: range?.to ?? "" })
                }
              />
              <PlainDateRange
                label={t("request.period")}
                fromName="startDate"
                toName="endDate"
                from={values.startDate}
                to={values.endDate}
                error={errors.startDate ?? errors.endDate}
              />
            </div>
          )}
          {(values.kind === "recurring" || !isHydrated) && (
            <div className="hidden group-has-[[value=recurring]:checked]/when:block">
              <WeekGrid
                label={t("request.week")}
                name="weekdays"
                week={values.weekdays}
                error={errors.weekdays}
                onChange={(weekdays) => change({ weekdays })}
              />
            </div>
          )}
        </div>
        <TextField
          label={t("request.titleLabel")}
          maxLength={requestTitleMaxLength}
          {...form.field("title")}
        />
        <TextAreaField
          label={t("request.description")}
          hint={t("request.descriptionHint")}
          maxLength={requestDescriptionMaxLength}
          {...form.field("description")}
        />
      </StepFrame>
    </>
  );
}
