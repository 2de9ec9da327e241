import { describe, expect, it } from "vitest";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { renderCard, shownOnCard } from "#tests/setup/dom/render-card.tsx";
import { samples } from "./sample-messages.ts";

type Row = [name: string, message: Message, side: ProfileType, text: string[], can: string[]];
const owner = "pet_owner";
const sitter = "pet_sitter";
const what = "Bezoek aan Moos en Minoes";
const days = "za 19 t/m za 26 december";
const view = "Bekijk /booking/7";
const when = ["Wanneer", days, "Bezoeken", "08:00 en 18:00, elke dag"];

const dutch: Row[] = [
  [
    "a booking, to who must answer",
    samples.askBooking(),
    sitter,
    ["Tess vraagt om oppas", what, ...when, "Waar", "Bij Tess thuis", "Prijs", "€\u00a0210"],
    ["Ja, ik kan", "Ik kan niet", "Stel andere datums voor /booking/7"],
  ],
  [
    "a booking, to who asked",
    samples.askBooking({}, false),
    owner,
    [
      "Je vroeg om oppas",
      what,
      ...when,
      "Waar",
      "Bij jou thuis",
      "Prijs",
      "€\u00a0210",
      "Sanne heeft nog niet geantwoord",
    ],
    [view],
  ],
  [
    "a booking that was accepted, to who said yes",
    samples.askBooking({ answer: "accepted" }),
    sitter,
    ["Jij zei ja", what, ...when, "Waar", "Bij Tess thuis", "Prijs", "€\u00a0210"],
    [view, "In agenda"],
  ],
  [
    "a booking that was accepted, to who asked",
    samples.askBooking({ answer: "accepted" }),
    owner,
    ["Sanne zei ja", what, ...when, "Waar", "Bij jou thuis", "Prijs", "€\u00a0210"],
    [view, "In agenda"],
  ],
  [
    "a booking that was declined",
    samples.askBooking({ answer: "declined" }),
    owner,
    ["Sanne zei nee", what, days],
    [view],
  ],
  [
    "a booking whose dates were changed",
    samples.askBooking({ answer: "changed" }),
    sitter,
    ["Hierna kwam er een nieuw voorstel", what, days],
    [view],
  ],
  [
    "a booking that was cancelled before an answer",
    samples.askBooking({ answer: "cancelled" }),
    sitter,
    ["Dit is geannuleerd", what, days],
    [view],
  ],
  [
    "a booking that nobody answered in time",
    samples.askBooking({ answer: "expired" }),
    owner,
    ["Niet op tijd beantwoord", what, days],
    [view],
  ],
  [
    "an introduction",
    samples.askIntroduction(),
    sitter,
    [
      "Tess wil kennismaken",
      "Kennismaken met Moos en Minoes",
      "Wanneer",
      "za 5 december",
      "Tijd",
      "14:00 tot 15:00",
      "Waar",
      "Bij Tess thuis",
    ],
    ["Ja, ik kan", "Ik kan niet", "Stel andere datums voor /booking/8"],
  ],
  [
    "a stay somewhere else",
    samples.askBooking({
      serviceType: "day_and_night_at_sitter_home",
      visits: "",
      place: "elsewhere",
      placeText: "In de caravan",
    }),
    sitter,
    [
      "Tess vraagt om oppas",
      "Logeren voor Moos en Minoes",
      "Wanneer",
      days,
      "Tijd",
      "vanaf 18:00, tot 08:30",
      "Waar",
      "In de caravan",
      "Prijs",
      "€\u00a0210",
    ],
    ["Ja, ik kan", "Ik kan niet", "Stel andere datums voor /booking/7"],
  ],
  [
    "other dates of what was agreed",
    samples.askDates({ isAgreed: true }),
    owner,
    [
      "Sanne stelt andere datums voor",
      what,
      "Nu",
      days,
      "Voorstel",
      "zo 20 t/m zo 27 december",
      "De trein rijdt zaterdag niet. Zondag wel.",
    ],
    ["Is goed", "Houd het zo", view],
  ],
  [
    "other dates before anything was agreed: a no ends it",
    samples.askDates({ reason: undefined }),
    owner,
    ["Sanne stelt andere datums voor", what, "Nu", days, "Voorstel", "zo 20 t/m zo 27 december"],
    ["Is goed", "Liever niet", "Stel andere datums voor /booking/7"],
  ],
  [
    "other dates that were agreed on",
    samples.askDates({ answer: "accepted" }),
    owner,
    [
      "Jij zei ja",
      what,
      "Wanneer",
      "zo 20 t/m zo 27 december",
      "Bezoeken",
      "08:00 en 18:00, elke dag",
      "Waar",
      "Bij jou thuis",
      "Prijs",
      "€\u00a0210",
    ],
    [view, "In agenda"],
  ],
  [
    "other dates that were not wanted",
    samples.askDates({ answer: "declined", isAgreed: true }),
    sitter,
    ["Tess houdt het zoals het was", what, "zo 20 t/m zo 27 december"],
    [view],
  ],
  [
    "other dates that were taken back",
    samples.askDates({ answer: "withdrawn" }),
    owner,
    ["Dit voorstel is ingetrokken", what, "zo 20 t/m zo 27 december"],
    [view],
  ],
  [
    "other times on the same day",
    samples.askTimes({ isAgreed: true }),
    owner,
    [
      "Sanne stelt andere tijden voor",
      "Kennismaken met Moos en Minoes",
      "Nu",
      "za 5 december, 14:00 tot 15:00",
      "Voorstel",
      "za 5 december, 16:00 tot 17:00",
    ],
    ["Is goed", "Houd het zo", "Bekijk /booking/8"],
  ],
  [
    "other pets",
    samples.askPets(),
    sitter,
    ["Tess stelt andere dieren voor", what, "Nu", "Moos en Minoes", "Voorstel", "Moos"],
    ["Is goed", "Houd het zo", view],
  ],
  [
    "another price",
    samples.askPrice(),
    sitter,
    ["Tess stelt een andere prijs voor", what, "Nu", "€\u00a0210", "Voorstel", "€\u00a0195,50"],
    ["Is goed", "Houd het zo", view],
  ],
];

const english: Row[] = [
  [
    "a booking, to who must answer",
    samples.askBooking(),
    sitter,
    [
      "Tess is asking you to sit",
      "Visits to Moos and Minoes",
      "When",
      "Sat 19 to Sat 26 December",
      "Visits",
      "08:00 and 18:00, every day",
      "Where",
      "At Tess’s home",
      "Price",
      "€\u00a0210",
    ],
    ["Yes, I can", "I can’t", "Suggest other dates /booking/7"],
  ],
  [
    "other dates of what was agreed, answered",
    samples.askDates({ isAgreed: true, answer: "declined" }),
    owner,
    ["You kept it as it was", "Visits to Moos and Minoes", "Sun 20 to Sun 27 December"],
    ["View /booking/7"],
  ],
  [
    "a price that is waited for",
    samples.askPrice(),
    sitter,
    [
      "Tess suggests another price",
      "Visits to Moos and Minoes",
      "Now",
      "€\u00a0210",
      "Suggested",
      "€\u00a0195,50",
    ],
    ["That’s fine", "Keep it as it is", "View /booking/7"],
  ],
];

describe("a question says", () => {
  it.each(dutch)("%s", (_name, message, side, text, can) => {
    renderCard(message, side);
    expect(shownOnCard()).toEqual({ text, can });
  });

  it.each(english)("in English: %s", (_name, message, side, text, can) => {
    renderCard(message, side, { locale: "en" });
    expect(shownOnCard()).toEqual({ text, can });
  });
});
