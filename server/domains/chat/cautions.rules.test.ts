import { describe, expect, it } from "vitest";
import type { Caution } from "#contract/messages.ts";
import { findCautions } from "./cautions.rules.ts";

describe("findCautions", () => {
  it.each<[string, Caution[]]>([
    ["Bel me op 06 12345678", ["phone"]],
    ["06-12 34 56 78", ["phone"]],
    ["0612345678", ["phone"]],
    ["+31 6 1234 5678", ["phone"]],
    ["0031 612345678", ["phone"]],
    ["(030) 123 45 67", ["phone"]],
    ["０６１２３４５６７８", ["phone"]],
    ["nul zes, een twee drie vier vijf", ["phone"]],
    ["mail sanne@voorbeeld.nl", ["email"]],
    ["sanne @ voorbeeld . nl", ["email"]],
    ["sanne (at) voorbeeld punt nl", ["email"]],
    ["kijk op https://voorbeeld.example/x", ["link"]],
    ["www.voorbeeld.nl", ["link"]],
    ["staat op voorbeeld.com", ["link"]],
    ["app via wa.me/3161234", ["link"]],
    ["ik woon op Kerkstraat 18", ["address"]],
    ["Oudegracht 4a", ["address"]],
    ["bij de Nieuwe Gracht 12", ["address"]],
    ["12 Church Street", ["address"]],
    ["3511 AB", ["address"]],
    ["3572kx", ["address"]],
    ["06 12345678, Kerkstraat 18, sanne@voorbeeld.nl", ["phone", "email", "address"]],
  ])("finds in %j: %j", (text, found) => {
    expect(findCautions(text)).toEqual(found);
  });

  it.each([
    "Dag Sanne, heb je in de kerstvakantie plek voor Moos?",
    "Van 24-12-2026 tot 02-01-2027, ongeveer 09:30 tot 17:45",
    "Hij is in 2019 geboren en weegt 12,5 kilo",
    "Ik betaal € 1.250,00 voor 10 dagen",
    "Chipnummer weet ik niet, maar hij luistert naar 3 namen",
    "Ik loop 1000 stappen per dag. Dat is veel.nu even rust",
    "We zijn op weg 2 uur eerder thuis dan gedacht",
    "Ik ben onderweg 10 minuten vertraagd",
    "In 2026 is hij er ook",
  ])("leaves %j alone", (text) => {
    expect(findCautions(text)).toEqual([]);
  });

  it("is quick with a text that is made to be slow", () => {
    // Would take minutes with a pattern that tries everything again from each place.
    for (const part of ["0 ", "a@", "a.", "straat ", "nul zes "]) {
      expect(findCautions(part.repeat(4_000 / part.length)).length).toBeLessThan(4);
    }
  });
});
