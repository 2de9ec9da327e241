import { describe, expect, it } from "vitest";
import type { IntakeChange } from "#contract/intake-forms.ts";
import { wireIntakeForm } from "#tests/factories/wire-intake-forms.ts";
import { serverTexts } from "#web/lib/i18n/texts.server.ts";
import { allRows, changeName, houseRows, petRows, valueInWords } from "./reading-rows.ts";

const words = {
  t: serverTexts.translator<"intake-forms", "care">("nl", "intake-forms"),
  locale: "nl" as const,
};

const care = {
  petId: 4,
  foodWhat: "Brokken",
  foodAmount: "120 gram",
  foodTimes: ["08:00", "18:00"],
  foodPlace: "Blauwe ton",
  medicines: [{ name: "Apoquel", dose: "½ tablet", times: ["08:00"], until: "2026-12-24" }],
  rules: [
    { what: "Op de bank", isAllowed: true },
    { what: "Op bed", isAllowed: false },
  ],
};
const house = {
  access: "key_box",
  keyBoxCode: "4815",
  hasAlarm: false,
  wifiPassword: "geheim",
  wasteDays: ["MONDAY", "TUESDAY"],
} as const;
const form = wireIntakeForm({
  sections: {
    house: { ...house, wasteDays: [...house.wasteDays] },
    pets: [care],
    vet: { name: "Oost", phone: "+31301234567" },
  },
});

const change = (about: Partial<IntakeChange>): IntakeChange => ({
  id: 1,
  section: "house",
  field: "keyBoxCode",
  ...about,
});

describe("the rows of a form", () => {
  it("tell what is there, and nothing of what is empty", () => {
    const rows = houseRows(form.sections.house, words);
    expect(rows.map(({ key, text, secret }) => [key, text ?? secret?.value])).toEqual([
      ["access", "Sleutelkluisje"],
      ["keyBoxCode", "4815"],
      ["alarm", "Geen"],
      ["wifi", "geheim"],
      ["waste", "Maandag en dinsdag"],
    ]);
  });

  it("tell a pet's food, medicine and rules in a sentence each", () => {
    const rows = petRows(4, care, words);
    expect(rows.map(({ label, text, note }) => [label, text, note])).toEqual([
      ["Eten", "120 gram, Brokken, 8:00 en 18:00", "Blauwe ton"],
      ["Apoquel", "½ tablet, 8:00", "tot en met do 24 dec 2026"],
      ["Mag wel", "Op de bank.", undefined],
      ["Mag niet", "Op bed.", undefined],
    ]);
  });

  it.each<[string, Partial<IntakeChange>, string | undefined]>([
    ["a code", {}, "keyBoxCode"],
    ["the wifi's password", { field: "wifiPassword" }, "wifi"],
    ["an amount of food", { section: "pet", petId: 4, field: "foodAmount" }, "food"],
    ["another pet's food", { section: "pet", petId: 5, field: "foodAmount" }, undefined],
    [
      "a dose",
      { section: "pet", petId: 4, field: "medicines", item: "Apoquel", part: "dose" },
      "medicine-Apoquel",
    ],
    [
      "a medicine that stopped",
      { section: "pet", petId: 4, field: "medicines", item: "Druppels", part: "name" },
      undefined,
    ],
    [
      "what is not allowed any more",
      { section: "pet", petId: 4, field: "rules", item: "Op bed", old: true, new: false },
      "notAllowed",
    ],
    [
      "a rule that is gone",
      { section: "pet", petId: 4, field: "rules", item: "Op tafel", part: "what", old: "Op tafel" },
      undefined,
    ],
    ["a wifi name that is gone is still the wifi's", { field: "wifiName", old: "x" }, "wifi"],
    ["a place off limits that is gone", { field: "offLimits", old: "x" }, undefined],
  ])("have a change of %s where it belongs", (_case, about, key) => {
    const covering = allRows(form, words).filter((row) => row.covers(change(about)));
    expect(covering.map((row) => row.key)).toEqual(key ? [key] : []);
  });
});

it.each<[Partial<IntakeChange>, IntakeChange["old"], string | undefined]>([
  [{}, "2207", "2207"],
  [{}, undefined, undefined],
  [{ field: "access" }, "let_in", "Iemand doet open"],
  [{ field: "wasteDays" }, ["MONDAY", "FRIDAY"], "maandag en vrijdag"],
  [{ field: "hasAlarm" }, true, "Ja"],
  [{ section: "vet", field: "phone" }, "+31301234567", "030 123 45 67"],
  [{ section: "vet", field: "permissionCents" }, 25_000, "€\u00a0250"],
  [{ section: "pet", field: "walkTimes" }, ["08:00", "22:00"], "8:00 en 22:00"],
  [{ section: "pet", field: "rules", item: "Op bed" }, false, "Niet"],
  [{ section: "agreements", field: "visitors" }, "ask_first", "Eerst vragen"],
])("%j: %j reads '%s'", (about, value, text) => {
  expect(valueInWords(change(about), value, words)).toBe(text);
});

it.each<[Partial<IntakeChange>, string]>([
  [{}, "code van het kluisje"],
  [{ section: "pet", petId: 4, field: "foodTimes" }, "etenstijden (Moos)"],
  [
    { section: "pet", petId: 4, field: "medicines", item: "Apoquel", part: "dose" },
    "dosis van Apoquel",
  ],
  [{ section: "pet", petId: 4, field: "section" }, "het hele deel ‘Moos’"],
])("%j is about: %s", (about, name) => {
  expect(changeName(change(about), form.pets, words)).toBe(name);
});

it("has a word for every field of every part, in both languages", async () => {
  const sections = await import("#contract/intake-forms/intake-sections.ts");
  const shapes = {
    away: sections.awaySection,
    emergency: sections.emergencySection,
    vet: sections.vetSection,
    house: sections.houseSection,
    pet: sections.petCare.omit({ medicines: true, rules: true }),
    agreements: sections.agreementsSection,
    remarks: sections.remarksSection,
    medicine: sections.medicine,
  };
  for (const language of ["nl", "en"] as const) {
    const { fields } = (
      await import(`#messages/${language}/intake-forms.json`, { with: { type: "json" } })
    ).default;
    for (const [section, shape] of Object.entries(shapes)) {
      expect(Object.keys(fields[section]).toSorted(), `${language} ${section}`).toEqual(
        Object.keys(shape.shape).toSorted(),
      );
    }
  }
});
