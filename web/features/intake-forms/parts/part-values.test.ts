import { describe, expect, it } from "vitest";
import { houseForm, petCareForm, vetForm } from "#contract/intake-forms/intake-sections.ts";
import { checkPet, checkStay } from "./part-rules.ts";
import { newMedicine, petBody, petValues } from "./pet-values.ts";
import { stayBodies, stayInitials, stayValues } from "./stay-values.ts";

describe("a part about the stay", () => {
  it("shows a number and an amount as people write them, and reads them back", () => {
    const saved = { name: "Oost", phone: "+31301234567", permissionCents: 25_050 };
    const values = stayValues("vet", saved);
    expect(values).toMatchObject({ phone: "030 123 45 67", permission: "250,50", note: "" });
    expect(vetForm.parse(stayBodies.vet(values))).toMatchObject(saved);
  });

  it("leaves out the code of a key box that was chosen away, and of an alarm that isn't there", () => {
    const values = {
      ...stayInitials.house,
      access: "gets_key" as const,
      keyBoxCode: "4815",
      alarmCode: "99",
    };
    const body = houseForm.parse(stayBodies.house(values));
    expect(body).not.toHaveProperty("keyBoxCode");
    expect(body).not.toHaveProperty("alarmCode");
    const both = { ...values, access: "key_box" as const, hasAlarm: true };
    expect(houseForm.parse(stayBodies.house(both))).toMatchObject({
      keyBoxCode: "4815",
      alarmCode: "99",
    });
  });

  it("says what is missing beside its own field", () => {
    expect(Object.keys(checkStay("house", stayInitials.house, "nl"))).toEqual(["access"]);
    const vet = { ...stayInitials.vet, name: "Oost", phone: "030 1234567", permission: "veel" };
    expect(Object.keys(checkStay("vet", vet, "nl"))).toEqual(["permission"]);
    expect(checkStay("remarks", stayInitials.remarks, "nl")).toEqual({});
  });
});

describe("a pet's part", () => {
  const usual = ["Op de bank", "Op bed"];

  it("begins with what is asked of its kind, and keeps what was said", () => {
    const rules = [
      { what: "Op bed", isAllowed: false },
      { what: "In de vijver", isAllowed: true },
    ];
    const values = petValues({ petId: 4, foodWhat: "Brokken", rules }, usual);
    expect(values.rules).toEqual([
      { what: "Op bed", isAllowed: false, isOwn: false },
      { what: "In de vijver", isAllowed: true, isOwn: true },
      { what: "Op de bank", isAllowed: null, isOwn: false },
    ]);
    // What nothing was said about is not sent.
    expect(petBody(4, values).rules).toEqual(rules);
    expect(petBody(4, values).petId).toBe(4);
  });

  it("is refused for a medicine without a name, or until a day that is none", () => {
    const values = {
      ...petValues(undefined, usual),
      foodWhat: "Brokken",
      medicines: [{ ...newMedicine("a"), until: "2026-02-30" }],
    };
    const lines = Object.keys(checkPet(values, "nl")).toSorted();
    expect(lines).toEqual(["medicines.0.name", "medicines.0.until"]);
    const right = [{ ...newMedicine("a"), name: "Apoquel", until: "2026-3-1" }];
    const body = petCareForm.parse(petBody(4, { ...values, medicines: right }));
    expect(body.medicines).toMatchObject([{ name: "Apoquel", until: "2026-03-01" }]);
  });
});
