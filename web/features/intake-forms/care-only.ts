import type { IntakeForm } from "#contract/intake-forms.ts";

/**
 * How to care for the pets, and nothing else: this may be kept on a device, to be read without network. What
 * opens a house may not, nor what anything was changed from.
 */
export function careOnly(form: IntakeForm): IntakeForm {
  return {
    ...form,
    parts: form.parts.filter(({ section }) => section === "pet"),
    sections: { pets: form.sections.pets },
    canEdit: false,
    canConfirm: false,
    versions: [],
    unseenChanges: 0,
  };
}
