import { CalendarDays, Repeat } from "lucide-react";
import { useState } from "react";
import type { Pet } from "#contract/pets.ts";
import {
  type OwnRequest,
  requestDescriptionMaxLength,
  requestTitleMaxLength,
} from "#contract/requests.ts";
import { type ServiceType, serviceTypes, type WeekdayParts } from "#contract/shared/care.ts";
import { logError } from "#web/lib/browser/log.ts";
import { removeDraft } from "#web/lib/forms/drafts.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { RadioCards } from "#web/ui/choices/radio-cards.tsx";
import { DateRangeField, type DayRange } from "#web/ui/dates/date-range-field.tsx";
import { WeekGrid } from "#web/ui/dates/week-grid.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { requestDraftKey } from "./draft-keys.ts";
import { StepFrame } from "./step-frame.tsx";

import { useWizard } from "./wizard-context.ts";

const loadRules = () => import("./step-rules.ts");

type Values = {
  serviceTypes: ServiceType[];
  kind: "dates" | "recurring";
  startDate: string;
  endDate: string;
  weekdays: WeekdayParts[];
  animals: string[];
  title: string;
  description: string;
};

export type RequestStepProps = {
  /** What was saved earlier. */
  request: OwnRequest | null;
  pets: readonly Pet[];
};

/** What care is wanted. Nobody has to say so yet. */
export function RequestStep({ request, pets }: RequestStepProps) {
  const { t } = useTranslation(["signup", "care"]);
  const { next, today, goOn } = useWizard();
  const [isSkipping, setSkipping] = useState(false);
  const form = useForm<Values>({
    initial: {
      serviceTypes: request?.serviceTypes ?? [],
      kind: request?.recurring ? "recurring" : "dates",
      startDate: request?.startDate ?? "",
      endDate: request?.endDate ?? "",
      weekdays: request?.weekdays ?? [],
      animals: (request?.animals ?? pets).map(({ id }) => String(id)),
      title: request?.title ?? t("request.suggestedTitle", { names: inWords(pets) }),
      description: request?.description ?? "",
    },
    draft: { key: requestDraftKey },
    failed: t("failed"),
    async check(values, locale) {
      const { checkStep, requiredText } = await loadRules();
      const found = checkStep("request", bodyOf(values), locale);
      const isWeekEmpty = values.kind === "recurring" && values.weekdays.length === 0;
      return {
        ...found,
        ...(values.serviceTypes.length === 0 ? { serviceTypes: t("request.needService") } : {}),
        ...(values.animals.length === 0 ? { animals: requiredText(locale) } : {}),
        ...(isWeekEmpty ? { weekdays: t("request.needMoment") } : {}),
      };
    },
    async send(values) {
      const { saveRequest, saveUser } = await import("./signup-calls.ts");
      await saveRequest(bodyOf(values), request === null);
      await saveUser({ registrationStep: next });
    },
    onSaved: goOn,
  });
  const { values, errors, change } = form;

  function inWords(named: readonly { name: string }[]): string {
    const names = named.map(({ name }) => name);
    const last = names.at(-1) ?? "";
    return names.length > 1
      ? t("request.and", { names: names.slice(0, -1).join(", "), last })
      : last;
  }

  async function skip() {
    if (isSkipping || form.pending) return;
    setSkipping(true);
    try {
      const { saveUser } = await import("./signup-calls.ts");
      await saveUser({ registrationStep: next });
      removeDraft(requestDraftKey);
      await goOn();
    } catch (error) {
      logError("step not skipped", error);
      form.refuse({}, [t("failed")]);
    } finally {
      setSkipping(false);
    }
  }

  const period: DayRange | null =
    values.startDate && values.endDate ? { from: values.startDate, to: values.endDate } : null;
  return (
    <StepFrame
      heading={t("request.heading")}
      intro={t("request.intro")}
      form={form}
      onFocus={() => void loadRules()}
      skip={
        <Button variant="soft" size="sm" pending={isSkipping} onClick={() => void skip()}>
          {t("skip")}
        </Button>
      }
    >
      <ChipsField
        label={t("request.services")}
        options={serviceTypes.map((id) => ({ id, label: t(`care:services.${id}.wishName`) }))}
        value={values.serviceTypes}
        error={errors.serviceTypes}
        onChange={(chosen) => change({ serviceTypes: chosen })}
      />
      {pets.length > 1 && (
        <ChipsField
          label={t("request.pets")}
          options={pets.map(({ id, name }) => ({ id: String(id), label: name }))}
          value={values.animals}
          error={errors.animals}
          onChange={(animals) => change({ animals })}
        />
      )}
      <RadioCards
        label={t("request.when")}
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
        onChange={(kind) => change({ kind: kind ?? "dates" }, ["kind", "startDate", "weekdays"])}
      />
      {values.kind === "dates" ? (
        <DateRangeField
          label={t("request.period")}
          min={today}
          value={period}
          error={errors.startDate ?? errors.endDate}
          onChange={(range) => change({ startDate: range?.from ?? "", endDate: range?.to ?? "" })}
        />
      ) : (
        <WeekGrid
          label={t("request.week")}
          week={values.weekdays}
          error={errors.weekdays}
          onChange={(weekdays) => change({ weekdays })}
        />
      )}
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
  );
}

/** What belongs to the kind that was not chosen is taken away, also from a request saved earlier. */
function bodyOf({ kind, startDate, endDate, weekdays, animals, ...rest }: Values) {
  const recurring = kind === "recurring";
  return {
    ...rest,
    animals: animals.map(Number),
    recurring,
    startDate: recurring ? "" : startDate,
    endDate: recurring ? "" : endDate,
    weekdays: recurring ? weekdays : [],
  } as const;
}
