import { screen } from "@testing-library/react";
import { describe, expect, it } from "vitest";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { renderCard, shownOnCard } from "#tests/setup/dom/render-card.tsx";
import { renderPart } from "#tests/setup/dom/render-part.tsx";
import { sampleMessage, samples } from "./sample-messages.ts";
import { SystemCard } from "./system-card.tsx";

type Row = [name: string, message: Message, side: ProfileType, text: string[], can: string[]];
const owner = "pet_owner";
const sitter = "pet_sitter";
const what = "Bezoek aan Moos en Minoes";
const days = "za 19 t/m za 26 december";
const view = "Bekijk /booking/7";

const dutch: Row[] = [
  [
    "that it was accepted",
    samples.told({ status: "accepted" }),
    owner,
    ["Sanne zei ja", what, days],
    [view],
  ],
  [
    "that it was declined, and why",
    samples.told({ status: "declined", reason: "Ik ben zelf weg." }),
    owner,
    ["Sanne zei nee", what, days, "Ik ben zelf weg."],
    [view],
  ],
  [
    "that a proposal was accepted",
    samples.toldDates(),
    sitter,
    ["Tess vindt het voorstel goed", what, "zo 20 t/m zo 27 december"],
    [view],
  ],
  [
    "that a proposal was declined",
    samples.told({ status: "proposalDeclined" }),
    sitter,
    ["Jij houdt het zoals het was", what, days],
    [view],
  ],
  [
    "that it was cancelled, and why",
    samples.cancelled({ reason: "We blijven thuis." }),
    sitter,
    ["Tess heeft geannuleerd", days, what, "We blijven thuis."],
    [view],
  ],
  [
    "whether to plan again, to the owner",
    sampleMessage({ type: "CREATE_NEW_BOOKING", allowedActions: ["scheduleNewBooking"] }),
    owner,
    ["Ga je weer weg?", "Vraag Sanne opnieuw"],
    ["Plan opnieuw /booking/create/9?chatRoomId=5"],
  ],
  [
    "that the intake is there to read",
    samples.intake("INTAKE_FORM_FILLED_OUT", ["readIntake"]),
    sitter,
    ["Tess vulde de intake in", "Huis, Moos en Minoes"],
    ["Lees /intake/7"],
  ],
  [
    "that the intake was filled, to who filled it",
    samples.intake("INTAKE_FORM_FILLED_OUT", ["fillIntake"]),
    owner,
    ["Je vulde de intake in", "Huis, Moos en Minoes"],
    ["Kijk na /intake/7"],
  ],
  [
    "that the intake was filled from before",
    samples.intake("INTAKE_FORM_DATA_IMPORTED", ["fillIntake"]),
    owner,
    ["We vulden de intake in met wat je eerder schreef", "Huis, Moos en Minoes"],
    ["Kijk na /intake/7"],
  ],
  [
    "that the intake is to be filled",
    samples.intake("INTAKE_FORM_DATA_MUST_BE_FILLED", ["fillIntake"]),
    owner,
    ["De intake is nog niet ingevuld", "Huis, Moos en Minoes"],
    ["Vul in /intake/7"],
  ],
  [
    "the same once it was filled",
    {
      ...samples.intake("INTAKE_FORM_DATA_MUST_BE_FILLED", ["fillIntake"]),
      params: { bookingId: 7, isAnswered: true },
    },
    owner,
    ["Je vulde de intake in", "Huis en dieren"],
    ["Kijk na /intake/7"],
  ],
  [
    "the same when the stay is over without it",
    {
      ...samples.intake("INTAKE_FORM_DATA_MUST_BE_FILLED", []),
      params: { bookingId: 7, isOver: true },
    },
    owner,
    ["De intake is niet ingevuld", "Huis en dieren"],
    [],
  ],
  [
    "the same once the form is no longer theirs to fill",
    samples.intake("INTAKE_FORM_DATA_MUST_BE_FILLED", []),
    owner,
    ["De intake is nog niet ingevuld", "Huis, Moos en Minoes"],
    [],
  ],
  [
    "a sitter's wish to meet, to the owner",
    samples.interest({ allowedActions: ["scheduleIntroduction", "refuseIndication", "report"] }),
    owner,
    ["Sanne wil kennismaken", "Prik samen een moment"],
    ["Kennismaking plannen /introduction/create/9?chatRoomId=5", "Niet nodig"],
  ],
  [
    "the same, to the sitter",
    samples.interest({ isOwn: true }),
    sitter,
    ["Je wilt kennismaken", "Tess heeft nog niet geantwoord"],
    [],
  ],
  [
    "a wish that was answered, to the owner",
    samples.interest({ params: { forIntroduction: true, isAnswered: true } }),
    owner,
    ["Sanne wil kennismaken", "Jij hebt geantwoord"],
    [],
  ],
  [
    "a wish that was answered, to the sitter",
    samples.interest({ isOwn: true, params: { forIntroduction: false, isAnswered: true } }),
    sitter,
    ["Je wilt oppassen", "Tess heeft geantwoord"],
    [],
  ],
  [
    "a reminder of what is ahead",
    samples.reminder("REMINDER_1H", { allowedActions: ["viewBooking"] }),
    sitter,
    [
      "Over een uur",
      "za 19 december om 18:00, Moos en Minoes",
      "Over een uur begint jullie afspraak.",
    ],
    [view],
  ],
  [
    "a sitter's day",
    samples.reminder("REMINDER_5AM", { allowedActions: ["viewLogbook"] }),
    sitter,
    [
      "Je dag van vandaag",
      "Vandaag om 08:00 en 18:00, Moos en Minoes",
      "Vandaag pas je op voor Tess.",
    ],
    ["Open het logboek /logbook/12"],
  ],
  [
    "a sitter who has not checked in",
    samples.reminder("REMINDER_CHECK_IN", { allowedActions: ["viewLogbook"] }),
    sitter,
    [
      "Nog niet ingecheckt",
      "Zou om 18:00 beginnen, Moos en Minoes",
      "Ben je er al? Check dan in, zodat Tess gerust is.",
    ],
    ["Check in /logbook/12"],
  ],
  [
    "a request that may not be needed any more",
    sampleMessage({
      type: "REMINDER_DEACTIVATE_REQUEST",
      params: { bookingId: 7, requestId: 3 },
      allowedActions: ["deactivateRequest", "keepRequest"],
    }),
    owner,
    [
      "Zoek je nog een oppas?",
      "Heb je iemand gevonden? Zet je oproep dan uit, zodat anderen niet voor niets schrijven.",
    ],
    ["Zet mijn oproep uit", "Ik zoek nog"],
  ],
  [
    "one that was answered",
    sampleMessage({
      type: "REMINDER_DEACTIVATE_REQUEST",
      params: { bookingId: 7, requestId: 3, isAnswered: true },
    }),
    owner,
    ["Beantwoord", "Zoek je nog een oppas?"],
    [],
  ],
  [
    "a question of a kind that this page doesn't know",
    sampleMessage({
      type: "ACCEPT_BOOKING",
      params: { bookingId: 7, kind: "sleepover" },
      allowedActions: ["acceptBooking", "declineBooking", "viewBooking"],
    }),
    sitter,
    ["Voorstel voor een afspraak", "Er ligt een voorstel klaar. Bekijk het bij je boekingen."],
    [],
  ],
];

const english: Row[] = [
  [
    "that it was cancelled",
    samples.cancelled({ reason: undefined }),
    owner,
    ["You cancelled", "Sat 19 to Sat 26 December", "Visits to Moos and Minoes"],
    ["View /booking/7"],
  ],
  [
    "that the intake is to be filled",
    samples.intake("INTAKE_FORM_DATA_MUST_BE_FILLED", ["fillIntake"]),
    owner,
    ["The intake form isn’t filled in yet", "Home, Moos and Minoes"],
    ["Fill in /intake/7"],
  ],
  [
    "a wish that was answered",
    samples.interest({ params: { forIntroduction: true, isAnswered: true } }),
    owner,
    ["Sanne would like to meet", "You’ve answered"],
    [],
  ],
];

describe("a card says", () => {
  it.each(dutch)("%s", (_name, message, side, text, can) => {
    renderCard(message, side);
    expect(shownOnCard()).toEqual({ text, can });
  });

  it.each(english)("in English: %s", (_name, message, side, text, can) => {
    renderCard(message, side, { locale: "en" });
    expect(shownOnCard()).toEqual({ text, can });
  });
});

describe("buttons", () => {
  it("are the server's to allow", () => {
    renderCard({ ...samples.askBooking(), allowedActions: [] }, sitter);
    expect(shownOnCard().can).toEqual([]);
  });

  it("that plan are not there with somebody who has gone", () => {
    const message = sampleMessage({
      type: "CREATE_NEW_BOOKING",
      allowedActions: ["scheduleNewBooking"],
    });
    renderPart(
      <SystemCard
        message={message}
        side={owner}
        name="Verwijderde gebruiker"
        otherId={undefined}
        today="2026-11-16"
        onAnswered={async () => {}}
      />,
    );
    expect(screen.queryByRole("link")).toBeNull();
  });
});
