import { describe, expect, it } from "vitest";
import { type Message, messageTypes } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { Locale } from "#contract/shared/locale.ts";
import enBookingCards from "#messages/en/booking-cards.json" with { type: "json" };
import enChat from "#messages/en/chat.json" with { type: "json" };
import enLogbookCards from "#messages/en/logbook-cards.json" with { type: "json" };
import nlBookingCards from "#messages/nl/booking-cards.json" with { type: "json" };
import nlChat from "#messages/nl/chat.json" with { type: "json" };
import nlLogbookCards from "#messages/nl/logbook-cards.json" with { type: "json" };
import { createTextStore } from "#web/lib/i18n/text-store.ts";
import { messageLine } from "./message-line.ts";
import { sampleMessage, samples } from "./sample-messages.ts";

const store = createTextStore({
  nl: { "booking-cards": nlBookingCards, chat: nlChat, "logbook-cards": nlLogbookCards },
  en: { "booking-cards": enBookingCards, chat: enChat, "logbook-cards": enLogbookCards },
});

function line(message: Message, side: ProfileType, locale: Locale = "nl", today = "2026-11-16") {
  const t = store.translator<"booking-cards", "chat" | "logbook-cards">(locale, "booking-cards");
  const name = side === "pet_owner" ? "Sanne" : "Tess";
  return messageLine(message, { t, locale, side, name, today });
}

type Row = [message: Message, owner: string, sitter: string, english: string];
const table: Row[] = [
  [
    samples.askBooking(),
    "Je vroeg om oppas, za 19 t/m za 26 december",
    "Tess vraagt om oppas, za 19 t/m za 26 december",
    "Tess is asking you to sit, Sat 19 to Sat 26 December",
  ],
  [
    samples.askIntroduction(),
    "Je vroeg om kennis te maken, za 5 december",
    "Tess wil kennismaken, za 5 december",
    "Tess would like to meet, Sat 5 December",
  ],
  [
    samples.askDates(),
    "Sanne stelt andere datums voor, zo 20 t/m zo 27 december",
    "Je stelde andere datums voor, zo 20 t/m zo 27 december",
    "You suggested other dates, Sun 20 to Sun 27 December",
  ],
  [
    samples.logbook({ visits: 1 }, { type: "LOGBOOK_CHECK_IN" }),
    "Sanne is bij Moos en Minoes",
    "Tess is bij Moos en Minoes",
    "Tess is with Moos and Minoes",
  ],
  [
    samples.logbook({ images: 3 }, { type: "LOGBOOK_IMAGE" }),
    "Sanne stuurde 3 foto’s van Moos en Minoes",
    "Tess stuurde 3 foto’s van Moos en Minoes",
    "Tess sent 3 photos of Moos and Minoes",
  ],
  [
    samples.logbook({ activities: 2, kinds: "fed,played" }),
    "Logboek: gevoerd en gespeeld",
    "Logboek: gevoerd en gespeeld",
    "Logbook: fed and played",
  ],
  [
    samples.logbook({ checkedOutAt: "2026-11-16T07:38:00Z", minutes: 34 }),
    "Sanne heeft uitgecheckt. Weg om 08:38, na 34 min",
    "Tess heeft uitgecheckt. Weg om 08:38, na 34 min",
    "Tess checked out. Left at 08:38, after 34 min",
  ],
  [
    samples.askTimes(),
    "Sanne stelt andere tijden voor, za 5 december",
    "Je stelde andere tijden voor, za 5 december",
    "You suggested other times, Sat 5 December",
  ],
  [
    samples.askPets(),
    "Je stelde andere dieren voor, za 19 t/m za 26 december",
    "Tess stelt andere dieren voor, za 19 t/m za 26 december",
    "Tess suggests other pets, Sat 19 to Sat 26 December",
  ],
  [
    samples.askPrice(),
    "Je stelde een andere prijs voor, za 19 t/m za 26 december",
    "Tess stelt een andere prijs voor, za 19 t/m za 26 december",
    "Tess suggests another price, Sat 19 to Sat 26 December",
  ],
  [
    samples.askBooking({ answer: "accepted" }),
    "Sanne zei ja, za 19 t/m za 26 december",
    "Jij zei ja, za 19 t/m za 26 december",
    "You said yes, Sat 19 to Sat 26 December",
  ],
  [samples.told({ status: "accepted" }), "Sanne zei ja", "Jij zei ja", "You said yes"],
  [samples.told({ status: "declined" }), "Sanne zei nee", "Jij zei nee", "You said no"],
  [
    samples.toldDates(),
    "Jij vindt het voorstel goed",
    "Tess vindt het voorstel goed",
    "Tess agreed to the suggestion",
  ],
  [
    samples.told({ status: "proposalDeclined" }),
    "Sanne houdt het zoals het was",
    "Jij houdt het zoals het was",
    "You kept it as it was",
  ],
  [
    samples.told({ status: "proposalWithdrawn" }),
    "Sanne trok het voorstel in",
    "Je trok je voorstel in",
    "You withdrew your suggestion",
  ],
  [
    samples.told({ status: "datesChanged" }),
    "Sanne koos andere datums",
    "Je koos andere datums",
    "You chose other dates",
  ],
  [
    samples.told({ status: "detailsChanged", by: "pet_owner" }),
    "Je paste de details aan",
    "Tess paste de details aan",
    "Tess changed the details",
  ],
  [
    samples.told({ status: "expired", by: undefined }),
    "Niet op tijd beantwoord",
    "Niet op tijd beantwoord",
    "Not answered in time",
  ],
  [
    samples.cancelled(),
    "Je hebt geannuleerd, za 19 t/m za 26 december",
    "Tess heeft geannuleerd, za 19 t/m za 26 december",
    "Tess cancelled, Sat 19 to Sat 26 December",
  ],
  [
    samples.cancelled({ by: undefined }),
    "Deze afspraak gaat niet door, za 19 t/m za 26 december",
    "Deze afspraak gaat niet door, za 19 t/m za 26 december",
    "This booking is off, Sat 19 to Sat 26 December",
  ],
  [
    sampleMessage({ type: "CREATE_NEW_BOOKING" }),
    "Ga je weer weg? Vraag Sanne opnieuw",
    "We vroegen Tess of er weer oppas nodig is",
    "We asked Tess if they need a sitter again",
  ],
  [
    samples.intake("INTAKE_FORM_FILLED_OUT", []),
    "Je vulde de intake in",
    "Tess vulde de intake in",
    "Tess filled in the intake form",
  ],
  [
    samples.intake("INTAKE_FORM_DATA_IMPORTED", []),
    "We vulden de intake in met wat je eerder schreef",
    "Tess gebruikt een eerdere intake",
    "Tess is using an earlier intake form",
  ],
  [
    samples.intake("INTAKE_FORM_DATA_MUST_BE_FILLED", []),
    "De intake is nog niet ingevuld",
    "We vroegen Tess de intake in te vullen",
    "We asked Tess to fill in the intake form",
  ],
  [samples.interest(), "Sanne wil kennismaken", "Je wilt kennismaken", "You’d like to meet"],
];

describe("a message in one line", () => {
  it.each(table)("%j", (message, owner, sitter, english) => {
    expect(line(message, "pet_owner")).toBe(owner);
    expect(line(message, "pet_sitter")).toBe(sitter);
    expect(line(message, "pet_sitter", "en")).toBe(english);
  });

  it("is there for every type, also without anything known of it", () => {
    for (const type of messageTypes) {
      for (const side of ["pet_owner", "pet_sitter"] as const) {
        for (const locale of ["nl", "en"] as const) {
          const text = line(sampleMessage({ type }), side, locale);
          expect(text).not.toBe("");
          // A text that is missing shows as its key, one that lacks a value as nothing.
          expect(text).not.toMatch(/^\S+\.\S+$|\{\{| {2}/);
        }
      }
    }
  });

  it("says the year where it isn't this one, and both months and years of a stay over them", () => {
    const newYear = samples.askBooking({ startDate: "2026-12-28", endDate: "2027-01-03" });
    expect(line(newYear, "pet_sitter")).toBe(
      "Tess vraagt om oppas, ma 28 december 2026 t/m zo 3 januari 2027",
    );
  });

  it("is what people wrote, on one line", () => {
    expect(line(sampleMessage({ type: "TEXT", message: "Hoi\n\nTess" }), "pet_owner")).toBe(
      "Hoi Tess",
    );
    expect(line(sampleMessage({ type: "IMAGE" }), "pet_owner")).toBe("Foto");
    expect(line(sampleMessage({ type: "TEXT", isHidden: true }), "pet_owner")).toBe(
      "Bericht verwijderd",
    );
  });
});
