import { describe, expect, it } from "vitest";
import type { IntakeForm } from "#contract/intake-forms.ts";
import { bookingSides, wireBooking } from "#tests/factories/wire-bookings.ts";
import { clearDrafts } from "#web/lib/forms/drafts.ts";
import { forgetOldHelp, helpFactsOf, readHelp, writeHelp } from "./use-help.ts";

/** As much of a browser's storage as is used. */
function memoryStorage(): Storage {
  const kept = new Map<string, string>();
  return {
    get length() {
      return kept.size;
    },
    key: (index) => [...kept.keys()][index] ?? null,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, value) => void kept.set(key, value),
    removeItem: (key) => void kept.delete(key),
    clear: () => kept.clear(),
  };
}

const booking = wireBooking(4, {
  profiles: bookingSides("pet_sitter").map((side) =>
    side.profileType === "pet_owner" ? { ...side, phone: "+31612345678" } : side,
  ),
  address: { street: "Oudegracht", houseNumber: "12", postalCode: "3511 AB", city: "Utrecht" },
});
const sections: IntakeForm["sections"] = {
  away: { phone: "+34600000000" },
  emergency: { name: "Wim", phone: "+31687654321", hasKey: true },
  vet: { name: "Kliniek Oost", phone: "+31301234567", permissionCents: 25_000 },
  house: { access: "key_box", keyBoxCode: "2207", alarmCode: "4815", wifiPassword: "geheim" },
  pets: [],
};
const form = { sections } as IntakeForm;

describe("whom to call", () => {
  it("comes from the form and the booking, without any code", () => {
    const facts = helpFactsOf(booking, form);
    expect(facts).toEqual({
      ownerPhone: "+31612345678",
      awayPhone: "+34600000000",
      emergency: { name: "Wim", phone: "+31687654321", hasKey: true },
      vet: { name: "Kliniek Oost", phone: "+31301234567", permissionCents: 25_000 },
      address: booking.address,
    });
    expect(JSON.stringify(facts)).not.toMatch(/2207|4815|geheim/);
  });

  it("is what there is, where the form is empty or can't be read", () => {
    expect(helpFactsOf(booking, null)).toEqual({
      ownerPhone: "+31612345678",
      address: booking.address,
    });
  });

  it("names a number that the owner has everywhere once", () => {
    const same = { sections: { ...sections, away: { phone: "+31612345678" } } } as IntakeForm;
    expect(helpFactsOf(booking, same)).not.toHaveProperty("awayPhone");
  });
});

describe("on the device", () => {
  const facts = helpFactsOf(booking, form);

  it("stays for the stay, and no longer", () => {
    const storage = memoryStorage();
    writeHelp(7, { until: "2026-12-27", facts }, storage);
    forgetOldHelp("2026-12-27", storage);
    expect(readHelp(7, storage)).toEqual(facts);
    forgetOldHelp("2026-12-28", storage);
    expect(readHelp(7, storage)).toBeNull();
  });

  it("goes when the sitter logs out", () => {
    const storage = memoryStorage();
    writeHelp(7, { until: "2026-12-27", facts }, storage);
    clearDrafts(undefined, storage);
    expect(storage.length).toBe(0);
  });
});
