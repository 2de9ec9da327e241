import { type StaySection, secretHouseFields } from "#contract/intake-forms/intake-sections.ts";
import type { IntakeFormUpdate, StandingIntakeForm } from "#contract/intake-forms.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { type FormDefinition, useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { type PetValues, petBody, petValues } from "./pet-values.ts";
import {
  type StayValues,
  stayBodies,
  stayFieldNames,
  stayFormName,
  stayValues,
} from "./stay-values.ts";

/** What the parts of a form share. */
export type PartContext = {
  /** Null: the standing form. */
  bookingId: number | null;
  /** Who will read it: the sitter's name, or 'your sitter'. */
  reader: string;
  form: StandingIntakeForm;
  /** With the form as it is now; leads on to the next part. */
  onSaved: (saved: StandingIntakeForm) => void | Promise<void>;
};

export const loadPartRules = () => import("./part-rules.ts");

export function useStayForm<Section extends StaySection>(
  section: Section,
  context: PartContext,
): ReturnType<typeof useForm<StayValues[Section]>> {
  const { sections } = context.form;
  return usePartForm<StayValues[Section]>(context, {
    name: stayFormName(section),
    draft: section,
    // Who finds the phone or the computer finds no codes in it.
    leaveOut:
      section === "house"
        ? (secretHouseFields as readonly string[] as readonly (keyof StayValues[Section])[])
        : [],
    initial: stayValues(section, sections[section]),
    prefix: `${section}.`,
    check: async (values, locale) =>
      (await loadPartRules()).checkStay<Section>(section, values, locale),
    body: (values) => ({ [section]: stayBodies[section](values) }),
  });
}

export function usePetForm(petId: number, usualRules: readonly string[], context: PartContext) {
  const saved = context.form.sections.pets.find((care) => care.petId === petId);
  return usePartForm<PetValues>(context, {
    draft: `pet-${petId}`,
    leaveOut: [],
    initial: petValues(saved, usualRules),
    prefix: "pets.0.",
    check: async (values, locale) => (await loadPartRules()).checkPet(values, locale),
    body: (values) => ({ pets: [petBody(petId, values)] }),
  });
}

type PartDefinition<Values extends object> = Pick<
  FormDefinition<Values>,
  "initial" | "check" | "prefix"
> & {
  name?: string;
  draft: string;
  leaveOut: readonly (keyof Values)[];
  body: (values: Values) => IntakeFormUpdate;
};

function usePartForm<Values extends object>(
  { bookingId, onSaved }: PartContext,
  { name, draft, leaveOut, body, ...definition }: PartDefinition<Values>,
) {
  const { t } = useTranslation("intake-forms");
  return useForm<Values, StandingIntakeForm>({
    ...definition,
    ...(name ? { name } : {}),
    draft: { key: `intakeForm-${bookingId ?? "standing"}-${draft}`, leaveOut },
    failed: t("notSaved"),
    explain: ({ fieldErrors }) => renamed(fieldErrors, definition.prefix ?? ""),
    send: (values) => saveParts(bookingId, body(values)),
    onSaved(saved) {
      showToast({ text: t("saved") });
      return onSaved(saved);
    },
  });
}

/** Of a booking, or null: the standing form. */
async function saveParts(
  bookingId: number | null,
  body: IntakeFormUpdate,
): Promise<StandingIntakeForm> {
  const { data } =
    bookingId === null
      ? await api.call("intakeForms.updateStanding", { body })
      : await api.call("intakeForms.update", { params: { id: String(bookingId) }, body });
  return data;
}

/** Lines about what the form has under another name; null leaves the rest to the form. */
function renamed(errors: Readonly<Record<string, readonly string[]>> | undefined, prefix: string) {
  const own = Object.entries(errors ?? {}).flatMap(([field, [line]]) => {
    const name = stayFieldNames[field.replace(prefix, "")];
    return name && line ? [[name, line] as const] : [];
  });
  return own.length > 0 ? Object.fromEntries(own) : null;
}
