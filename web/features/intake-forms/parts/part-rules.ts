import type * as z from "zod";
import {
  agreementsForm,
  awayForm,
  emergencyForm,
  houseForm,
  petCareForm,
  remarksForm,
  type StaySection,
  vetForm,
} from "#contract/intake-forms/intake-sections.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { schemaErrors } from "#web/lib/forms/schema-errors.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { type PetValues, petBody } from "./pet-values.ts";
import { type StayValues, stayBodies, stayFieldNames } from "./stay-values.ts";

/** The contract's own rules, for what is typed: the same for the script and for a plain form. */
const stayForms: Record<StaySection, z.ZodType> = {
  away: awayForm,
  emergency: emergencyForm,
  vet: vetForm,
  house: houseForm,
  agreements: agreementsForm,
  remarks: remarksForm,
};

export function checkStay<Section extends StaySection>(
  section: Section,
  values: StayValues[Section],
  locale: Locale,
): FieldTexts {
  const errors = schemaErrors(stayForms[section], stayBodies[section](values), locale);
  return Object.fromEntries(
    Object.entries(errors).map(([field, line]) => [stayFieldNames[field] ?? field, line]),
  );
}

export function checkPet(values: PetValues, locale: Locale): FieldTexts {
  return schemaErrors(petCareForm, petBody(1, values), locale);
}
