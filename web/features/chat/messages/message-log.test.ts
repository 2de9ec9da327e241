import { describe, expect, it } from "vitest";
import { wireMessage } from "#tests/factories/wire-messages.ts";
import { withoutRepeats } from "./message-log.tsx";

const asked = (id: number, answer?: string, bookingId = 7) =>
  wireMessage(id, {
    type: "ACCEPT_BOOKING",
    params: { bookingId, ...(answer ? { answer } : {}) },
  });
const told = (id: number, status: string, bookingId = 7) =>
  wireMessage(id, { type: "BOOKING_STATUS_SET", params: { bookingId, status } });
const card = (id: number) => wireMessage(id, { type: "WELCOME" });
const said = (id: number) => wireMessage(id);

describe("a question and its answer, one below the other", () => {
  it.each([
    ["a yes: the question stays", [asked(1, "accepted"), told(2, "accepted")], [1]],
    ["a yes to a proposal", [asked(1, "accepted"), told(2, "proposalAccepted")], [1]],
    ["a no: the answer stays", [asked(1, "declined"), told(2, "declined")], [2]],
    ["a no to a proposal", [asked(1, "declined"), told(2, "proposalDeclined")], [2]],
    ["taken back", [asked(1, "withdrawn"), told(2, "proposalWithdrawn")], [2]],
    ["with a card between", [asked(1, "accepted"), card(2), told(3, "accepted")], [1, 2]],
    ["with words between: both", [asked(1, "accepted"), said(2), told(3, "accepted")], [1, 2, 3]],
    ["about another booking: both", [asked(1, "accepted"), told(2, "accepted", 8)], [1, 2]],
    [
      "the question before this one stays what it was",
      [asked(1, "changed"), asked(2, "accepted"), told(3, "accepted")],
      [1, 2],
    ],
    ["whose question is further up", [told(3, "accepted")], [3]],
    ["other details: no question", [asked(1, "accepted"), told(2, "detailsChanged")], [1, 2]],
  ])("%s", (_case, messages, left) => {
    expect(withoutRepeats(messages).map(({ id }) => id)).toEqual(left);
  });

  it("hands on the very same list where there is nothing to leave out", () => {
    const messages = [said(1), card(2)];
    expect(withoutRepeats(messages)).toBe(messages);
  });
});
