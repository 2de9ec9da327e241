import type { IntakeForm } from "#contract/intake-forms.ts";

/** Moos's form, filled in and read by the sitter, as a browser has it. */
export function wireIntakeForm(more: Partial<IntakeForm> = {}): IntakeForm {
  return {
    bookingId: 1,
    progress: "completed",
    parts: [],
    pets: [{ id: 4, name: "Moos", category: "dog" }],
    sections: { pets: [{ petId: 4, foodWhat: "Brokken" }] },
    canEdit: false,
    canConfirm: true,
    readableUntil: "2026-12-27T09:00:00Z",
    versions: [],
    unseenChanges: 0,
    ...more,
  };
}
