import { describe, expect, it } from "vitest";
import { type KnownRoom, knownText, outcomeOf, situationOf } from "./contact-situation.ts";

const sitter = { profileType: "pet_sitter", isOwn: false, isBlocked: false } as const;
const owner = { profileType: "pet_owner", isOwn: false, isBlocked: false } as const;
const asOwner = { profileType: "pet_owner", isEmailConfirmed: true } as const;
const asSitter = { profileType: "pet_sitter", isEmailConfirmed: true } as const;
const room: KnownRoom = { id: 7, acceptanceStatus: "pending", isInitiator: true };

describe("situationOf", () => {
  it.each([
    ["a guest", null, sitter, null, { kind: "guest" }],
    ["an owner to a sitter", asOwner, sitter, null, { kind: "write" }],
    ["a sitter to an owner", asSitter, owner, null, { kind: "write" }],
    ["an owner to an owner", asOwner, owner, null, { kind: "switch", to: "pet_sitter" }],
    ["a sitter to a sitter", asSitter, sitter, null, { kind: "switch", to: "pet_owner" }],
    [
      "somebody who has not chosen yet",
      { profileType: null, isEmailConfirmed: true },
      sitter,
      null,
      { kind: "switch", to: "pet_owner" },
    ],
    ["to oneself", asSitter, { ...sitter, isOwn: true }, null, { kind: "own" }],
    ["to whom one blocked", asOwner, { ...sitter, isBlocked: true }, room, { kind: "blocked" }],
    ["again", asOwner, sitter, room, { kind: "known", room }],
    ["in a room without a word", asOwner, sitter, { id: 7, isInitiator: true }, { kind: "write" }],
    [
      "before the address is confirmed",
      { ...asOwner, isEmailConfirmed: false },
      sitter,
      null,
      { kind: "confirm" },
    ],
  ] as const)("%s", (_case, writer, to, known, expected) => {
    expect(situationOf(writer, to, known)).toEqual(expected);
  });

  it("asks to pay only who would begin something new", () => {
    expect(situationOf(asOwner, sitter, null, false)).toEqual({ kind: "pay" });
    expect(situationOf(asOwner, sitter, room, false)).toEqual({ kind: "known", room });
    const unconfirmed = { ...asOwner, isEmailConfirmed: false };
    expect(situationOf(unconfirmed, sitter, null, false)).toEqual({ kind: "confirm" });
  });
});

describe("knownText", () => {
  it.each([
    ["pending", true, "pendingOwn"],
    ["pending", false, "pendingOther"],
    ["accepted", true, "accepted"],
    ["declined", false, "declined"],
    ["closed", true, "closed"],
  ] as const)("%s, begun by oneself: %s", (acceptanceStatus, isInitiator, expected) => {
    expect(knownText({ id: 1, acceptanceStatus, isInitiator })).toBe(expected);
  });
});

describe("outcomeOf", () => {
  const email = "noor@kwispel.test";
  const accepted = { ...room, acceptanceStatus: "accepted" } as const;
  it.each([
    ["waits for the mail to be answered", { kind: "confirm" }, { email }],
    ["is delivered", { kind: "known", room }, { chatRoomId: 7 }],
    ["has an answer by now", { kind: "known", room: accepted }, null],
    ["came from the other side", { kind: "known", room: { ...room, isInitiator: false } }, null],
    ["was never sent", { kind: "write" }, null],
  ] as const)("a message that %s", (_case, situation, expected) => {
    expect(outcomeOf(situation, email)).toEqual(expected);
  });
});
