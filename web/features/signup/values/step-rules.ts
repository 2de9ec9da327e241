import * as z from "zod";
import {
  aboutMaxLength,
  headlineMaxLength,
  profileUpdate,
  registrationForm,
} from "#contract/profiles.ts";
import { requestForm } from "#contract/requests.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { line, paragraphs } from "#contract/shared/validation/text.ts";
import { missingText, ruleText } from "#contract/shared/validation/validation.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { fullYears } from "#web/lib/time/today.ts";
import { toIsoDay } from "#web/ui/dates/typed-date.ts";
import type { AccountValues, KnownValues } from "./account-values.ts";
import { type RequestValues, requestBody } from "./request-values.ts";

const adultAge = 18;

const forms = {
  register: registrationForm,
  known: registrationForm.pick({ firstName: true, lastName: true }),
  missing: z.object({
    birthDate: registrationForm.shape.birthDate,
    terms: registrationForm.shape.terms,
  }),
  // Somebody who looks for a sitter reads these two first: in the wizard they are asked for.
  aboutSitter: z.object({ headline: line(headlineMaxLength), about: paragraphs(aboutMaxLength) }),
  aboutOwner: profileUpdate.pick({ about: true }),
  request: requestForm,
} satisfies Record<string, z.ZodType>;

function checkStep(name: keyof typeof forms, body: unknown, locale: Locale): FieldTexts {
  return schemaErrors(forms[name], body, locale);
}

/** What both sides have to know besides what was filled in. */
type Reader = { today: string; locale: Locale };

export function checkAccount(values: AccountValues, { today, locale }: Reader): FieldTexts {
  const birthDate = toIsoDay(values.birthDate) ?? undefined;
  const found = checkStep("register", { ...values, birthDate }, locale);
  return { ...found, ...ageError(birthDate, today, locale) };
}

export function checkKnown(
  values: KnownValues,
  { isMissing, today, locale }: Reader & { isMissing: boolean },
): FieldTexts {
  const found = checkStep("known", values, locale);
  if (!isMissing) return found;
  const birthDate = toIsoDay(values.birthDate) ?? undefined;
  const missing = checkStep("missing", { ...values, birthDate }, locale);
  return { ...found, ...missing, ...ageError(birthDate, today, locale) };
}

function ageError(birthDate: string | undefined, today: string, locale: Locale): FieldTexts {
  const isYoung = birthDate !== undefined && fullYears(birthDate, today) < adultAge;
  return isYoung ? { birthDate: ruleText("tooYoung", locale) } : {};
}

export function checkAbout(values: unknown, isSitter: boolean, locale: Locale): FieldTexts {
  return checkStep(isSitter ? "aboutSitter" : "aboutOwner", values, locale);
}

export function checkRequest(
  values: RequestValues,
  asked: { locale: Locale; needService: string; needMoment: string },
): FieldTexts {
  const isWeekEmpty = values.kind === "recurring" && values.weekdays.length === 0;
  return {
    ...checkStep("request", requestBody(values), asked.locale),
    ...(values.serviceTypes.length === 0 ? { serviceTypes: asked.needService } : {}),
    ...(values.animals.length === 0 ? { animals: missingText("animals", asked.locale) } : {}),
    ...(isWeekEmpty ? { weekdays: asked.needMoment } : {}),
  };
}
