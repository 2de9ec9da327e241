import { describe, expect, it } from "vitest";
import { bookingMessageParams } from "#contract/bookings/booking-messages.ts";
import { type MessageFacts, messagesOf } from "./booking-messages.rules.ts";
import { bookingEvents } from "./bookings.rules.ts";

const period = {
  startDate: "2026-12-19",
  time: "18:00",
  endDate: "2026-12-26",
  endTime: "08:30",
  visits: ["08:00", "18:00"],
};
const facts: MessageFacts = {
  bookingId: 7,
  revision: 3,
  kind: "booking",
  serviceType: "house_visit",
  petNames: ["Moos", "Minoes"],
  period,
  place: "owner_home",
  placeText: null,
  priceCents: 21_000,
};
const proposed = { period, petNames: ["Moos"], priceCents: 19_000 };

describe("what the chat says of a move", () => {
  it.each(bookingEvents)(
    "%s carries what the contract says, and nothing that no reader knows",
    (event) => {
      const told = { event, awaiting: "pet_sitter", facts, proposed, reason: "Griep" } as const;
      const messages = [
        ...messagesOf({ ...told, by: "pet_owner" }),
        ...messagesOf({ ...told, by: "pet_sitter" }),
        ...messagesOf({ ...told, by: null }),
      ];
      const known = bookingMessageParams.strict();
      expect(messages.filter(({ params }) => !known.safeParse(params).success)).toEqual([]);
    },
  );

  it("tells a proposal on what was agreed from other dates of what is only asked", () => {
    const isAgreed = (event: "changeDates" | "proposeDates") =>
      messagesOf({ event, by: "pet_owner", awaiting: "pet_sitter", facts, proposed })[0]?.params
        .isAgreed;
    expect(isAgreed("proposeDates")).toBe(true);
    expect(isAgreed("changeDates")).toBeUndefined();
  });
});
