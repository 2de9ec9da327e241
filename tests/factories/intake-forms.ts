import type { Db } from "#server/db/database.ts";
import { intakeForms } from "#server/db/schema/intake-forms.ts";
import { testStart } from "../setup/test-server.ts";

/** The empty form of a booking, as it is made when one is agreed on. */
export async function makeIntakeForm(db: Db, profileId: number, bookingId: number): Promise<void> {
  const at = new Date(testStart);
  await db.insert(intakeForms).values({ profileId, bookingId, updatedAt: at, createdAt: at });
}

/** What a filled form says, as it is sent; codes that can be looked for. */
export const plantedCodes = {
  keyBoxCode: "kluis-4815",
  alarmCode: "alarm-162342",
  wifiPassword: "minoesisdebaas",
};

export const staySectionsSent = {
  away: { phone: "06 12345678", place: "Camping in de Ardennen", note: "Na zes uur." },
  emergency: { name: "Wim", phone: "0687654321", relation: "De buurman", has_key: true },
  vet: { name: "Dierenkliniek Oost", phone: "030 1234567", permission_cents: 25_000 },
  house: {
    access: "key_box",
    key_box_code: plantedCodes.keyBoxCode,
    key_box_place: "Links van de voordeur",
    has_alarm: true,
    alarm_code: plantedCodes.alarmCode,
    wifi_name: "Oudwijk 12",
    wifi_password: plantedCodes.wifiPassword,
    waste_days: ["TUESDAY"],
    off_limits: "De werkkamer boven",
  },
  agreements: { pictures: "every_day", visitors: "ask_first" },
  remarks: { text: "De plant bij het raam mag wat water." },
};

export function petCareSent(petId: number) {
  return {
    pet_id: petId,
    food_what: "Brokken, zalm",
    food_amount: "120 gram",
    food_times: ["18:00", "08:00"],
    walk_times: ["13:00", "22:00"],
    medicines: [{ name: "Apoquel", dose: "1 tablet", times: ["08:00", "18:00"] }],
    rules: [
      { what: "Op de bank", is_allowed: true },
      { what: "Op bed", is_allowed: false },
    ],
    fears: "Mannen met petten",
  };
}

/** All parts of a form. */
export function wholeFormSent(petIds: readonly number[]) {
  return { ...staySectionsSent, pets: petIds.map(petCareSent) };
}
