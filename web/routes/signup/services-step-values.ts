import type { RegistrationStep } from "#contract/profiles.ts";
import {
  type ServicesProblem,
  type ServicesValues,
  servicesOf,
  servicesProblems,
} from "#web/features/profiles/fields/services-values.ts";
import { type FieldTexts, inWords } from "#web/lib/text/field-texts.ts";

/** What is wrong with the services that were chosen, in the reader's words. */
export function servicesErrors(
  values: ServicesValues,
  say: (problem: ServicesProblem) => string,
): FieldTexts {
  return inWords(servicesProblems(values), say);
}

/** What is saved of this step. */
export function servicesUpdate(values: ServicesValues, next: RegistrationStep) {
  return {
    profile: { services: servicesOf(values), radiusKm: values.radiusKm },
    registrationStep: next,
  };
}
