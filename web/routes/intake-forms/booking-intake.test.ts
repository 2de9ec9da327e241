import { expect, it } from "vitest";
import { wireIntakeForm } from "#tests/factories/wire-intake-forms.ts";
import { careOnly } from "#web/routes/intake-forms/booking-intake.tsx";

it("leaves nothing of the house, its codes, the people and what was changed", () => {
  const form = wireIntakeForm({
    parts: [
      { section: "house", isDone: true },
      { section: "pet", petId: 4, isDone: true },
    ],
    sections: {
      away: { phone: "SECRET-phone", place: "SECRET-place" },
      house: { access: "key_box", keyBoxCode: "SECRET-box", alarmCode: "SECRET-alarm" },
      emergency: { name: "SECRET-neighbour", phone: "SECRET-number" },
      vet: { name: "SECRET-vet", phone: "SECRET-vets-number" },
      agreements: { pictures: "none", visitors: "none", note: "SECRET-agreement" },
      remarks: { text: "SECRET-remark" },
      pets: [{ petId: 4, foodWhat: "Brokken" }],
    },
    canEdit: true,
    versions: [
      {
        number: 2,
        savedBy: "pet_owner",
        savedAt: "2026-12-01T00:00:00Z",
        changes: [
          { id: 1, section: "house", field: "alarmCode", old: "SECRET-old", new: "SECRET-new" },
        ],
      },
    ],
    unseenChanges: 1,
  });
  const kept = careOnly(form);
  expect(JSON.stringify(kept)).toContain("Brokken");
  expect(JSON.stringify(kept)).not.toContain("SECRET");
  expect(kept).toMatchObject({ canEdit: false, parts: [{ section: "pet" }] });
});
