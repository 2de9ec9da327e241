import {
  type StaySection,
  secretHouseFields,
  staySections,
} from "#contract/intake-forms/intake-sections.ts";
import type { IntakeFormUpdate } from "#contract/intake-forms.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { partAfter, partId } from "#web/features/intake-forms/part-id.ts";
import { checkStay } from "#web/features/intake-forms/parts/part-rules.ts";
import {
  type StayValues,
  stayBodies,
  stayFormName,
  stayInitials,
} from "#web/features/intake-forms/parts/stay-values.ts";
import { type FormPage, formAction, plainForm } from "#web/lib/forms/form-action.server.ts";

/** The parts of an intake form, sent without script; those of pets need theirs. */
export const intakeAction = formAction(
  Object.fromEntries(staySections.map((section) => [stayFormName(section), stayForm(section)])),
);

function stayForm<Section extends StaySection>(section: Section) {
  const secret = section === "house" ? secretHouseFields : [];
  return plainForm<StayValues[Section]>({
    initial: stayInitials[section],
    // Names of the house's own fields.
    secret: secret as readonly string[] as readonly (keyof StayValues[Section])[],
    check: (page, values) => checkStay<Section>(section, values, page.locale),
    prefix: `${section}.`,
    failed: (page) => page.texts("intake-forms")("notSaved"),
    send: (page, values) => save(page, section, { [section]: stayBodies[section](values) }),
  });
}

/** To the next part that is not done, or to the whole form. */
async function save(page: FormPage, section: StaySection, body: IntakeFormUpdate): Promise<string> {
  const urls = urlsFor(page.locale);
  const bookingId = /^\/intake\/([1-9]\d*)/.exec(page.path)?.[1];
  if (bookingId === undefined) {
    const { data } = await page.send("intakeForms.updateStanding", { body });
    const next = partAfter(data.parts, section);
    return urls.intakeForm(next ? partId(next) : undefined);
  }
  const params = { id: bookingId };
  const { data } = await page.send("intakeForms.update", { params, body });
  const next = partAfter(data.parts, section);
  return urls.intake(Number(bookingId), next ? partId(next) : undefined);
}
