import * as z from "zod";
import { addressForm } from "#contract/addresses.ts";
import {
  aboutMaxLength,
  headlineMaxLength,
  profileUpdate,
  registrationForm,
} from "#contract/profiles.ts";
import { requestForm } from "#contract/requests.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { line, paragraphs } from "#contract/shared/validation/text.ts";
import { fieldErrors, ruleText } from "#contract/shared/validation/validation.ts";
import { type FieldTexts, firstLines } from "#web/lib/text/field-texts.ts";

/** The contract's own rules and words: what the server would say, without asking it. */
const forms = {
  register: registrationForm,
  known: registrationForm.pick({ firstName: true, lastName: true }),
  missing: z.object({
    birthDate: registrationForm.shape.birthDate,
    terms: registrationForm.shape.terms,
  }),
  address: addressForm,
  // Somebody who looks for a sitter reads these two first: in the wizard they are asked for.
  aboutSitter: z.object({ headline: line(headlineMaxLength), about: paragraphs(aboutMaxLength) }),
  aboutOwner: profileUpdate.pick({ about: true }),
  request: requestForm,
} satisfies Record<string, z.ZodType>;

export function checkStep(name: keyof typeof forms, body: unknown, locale: Locale): FieldTexts {
  const result = forms[name].safeParse(body);
  return result.success ? {} : firstLines(fieldErrors(result.error.issues, locale));
}

/** The words for a rule that needs to know the day. */
export const tooYoungText = (locale: Locale): string => ruleText("tooYoung", locale);

export const requiredText = (locale: Locale): string => ruleText("required", locale);
