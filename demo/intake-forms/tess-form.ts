import type { SectionValues } from "#server/domains/intake-forms/intake-changes.rules.ts";
import { petSection, type SectionKey } from "#server/domains/intake-forms/intake-forms.rules.ts";

type Part = { section: SectionKey; values: SectionValues };
type Pet = { id: number; name: string };

const moos = {
  foodWhat: "Brokken, zalm",
  foodAmount: "120 gram",
  foodTimes: ["08:00", "18:00"],
  foodPlace: "Blauwe ton in de bijkeuken",
  walkTimes: ["13:00", "22:00"],
  walkNote: "Een half uur door het park, aan de lijn.",
  habits: "Slaapt in de gang. Wil ’s ochtends eerst de tuin in.",
  fears: "Mannen met petten en de vuilniswagen. Steek dan gerust over.",
  rules: [
    { what: "Op de bank", isAllowed: true },
    { what: "Op bed", isAllowed: false },
    { what: "Los in het park", isAllowed: false },
    { what: "Snoepjes van anderen", isAllowed: true },
  ],
};

/** The dose that was changed since, and the one before. */
const apoquel = (dose: string) => ({
  name: "Apoquel",
  dose,
  times: ["08:00", "18:00"],
  how: "In smeerworst, niet in kaas",
});

const minoes = {
  foodWhat: "Natvoer, een zakje",
  foodAmount: "Een half zakje",
  foodTimes: ["08:00", "18:00"],
  foodPlace: "Kast naast de koelkast",
  litter: "De bak staat op zolder. Elke dag scheppen, eens per week helemaal.",
  habits: "Komt pas tevoorschijn als je even zit.",
  fears: "De stofzuiger.",
  rules: [
    { what: "Op de bank", isAllowed: true },
    { what: "Op bed", isAllowed: true },
    { what: "Naar buiten", isAllowed: false },
  ],
};

function careOf({ name }: Pet, dose: string): SectionValues {
  return name === "Moos" ? { ...moos, medicines: [apoquel(dose)] } : minoes;
}

const house = (keyBoxCode: string) => ({
  access: "key_box",
  keyBoxCode,
  keyBoxPlace: "Links van de voordeur, achter de regenpijp",
  doorNote: "Het bovenste slot klemt: trek de deur naar je toe. Moos staat er meteen.",
  hasAlarm: false,
  wifiName: "Oudwijk 12",
  wifiPassword: "minoesisdebaas",
  wasteDays: ["TUESDAY"],
  wasteNote: "De groene bak",
  offLimits: "De werkkamer boven",
});

/** What Tess tells whoever looks after Moos and Minoes. */
export function tessParts(pets: readonly Pet[]): Part[] {
  return [
    {
      section: "away",
      values: { phone: "+31612345678", place: "Bij mijn ouders in Zwolle", note: "Bel gerust." },
    },
    {
      section: "emergency",
      values: {
        name: "Wim",
        phone: "+31612345678",
        relation: "De buurman op nummer 14",
        hasKey: true,
      },
    },
    {
      section: "vet",
      values: {
        name: "Dierenkliniek Oost",
        phone: "+31301234567",
        address: "Utrecht",
        permissionCents: 25_000,
      },
    },
    { section: "house", values: house("2207") },
    ...pets.map((pet) => ({ section: petSection(pet.id), values: careOf(pet, "1 tablet") })),
    { section: "agreements", values: { pictures: "every_day", visitors: "ask_first" } },
    { section: "remarks", values: { text: "De plant bij het raam mag wat water." } },
  ];
}

/** What she has changed since the form was complete. */
export function tessChanges(pets: readonly Pet[]): Part[] {
  return [
    { section: "house", values: house("4815") },
    ...pets
      .filter(({ name }) => name === "Moos")
      .map((pet) => ({ section: petSection(pet.id), values: careOf(pet, "½ tablet") })),
  ];
}
