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
import { ruleText } from "#contract/shared/validation/validation.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";

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

export function checkStep(name: keyof typeof forms, body: unknown, locale: Locale): FieldTexts {
  return schemaErrors(forms[name], body, locale);
}

/** The words for a rule that needs to know the day. */
export const tooYoungText = (locale: Locale): string => ruleText("tooYoung", locale);

export const requiredText = (locale: Locale): string => ruleText("required", locale);
