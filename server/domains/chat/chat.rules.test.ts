import { describe, expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import {
  type Contact,
  type ContactEvent,
  type ContactState,
  contactAfter,
  contactEvents,
  contactStateOf,
  contactStates,
  declineObstacleOf,
  isSilent,
  mayKnowPets,
  roomActionsOf,
  writeObstacleOf,
} from "./chat.rules.ts";

/** The owner began, and it was the sitter who declined. */
const nothing: Contact = {
  acceptanceStatus: null,
  closedReason: null,
  initiatedBy: null,
  declinedBy: null,
  statusBeforeClosing: null,
};
const begun = { ...nothing, initiatedBy: "pet_owner" } as const;
const contacts: Record<ContactState, Contact> = {
  none: nothing,
  pending: { ...begun, acceptanceStatus: "pending" },
  accepted: { ...begun, acceptanceStatus: "accepted" },
  declined: { ...begun, acceptanceStatus: "declined", declinedBy: "pet_sitter" },
  timedOut: { ...begun, acceptanceStatus: "closed", closedReason: "timeout" },
  blocked: {
    ...begun,
    acceptanceStatus: "closed",
    closedReason: "blocked",
    statusBeforeClosing: "accepted",
  },
  banned: {
    ...begun,
    acceptanceStatus: "closed",
    closedReason: "banned",
    statusBeforeClosing: "accepted",
  },
  deleted: { ...begun, acceptanceStatus: "closed", closedReason: "deleted" },
};

type Who = "owner" | "sitter" | "nobody";
const sides: Record<Who, ProfileType | null> = {
  owner: "pet_owner",
  sitter: "pet_sitter",
  nobody: null,
};

/** Written by hand, apart from the table: by the owner, by the sitter. What is absent can't happen. */
const speaking: Record<ContactState, [owner: ContactState | null, sitter: ContactState | null]> = {
  none: ["pending", "pending"],
  pending: ["pending", "accepted"],
  accepted: ["accepted", "accepted"],
  declined: [null, "accepted"],
  timedOut: ["pending", "accepted"],
  blocked: [null, null],
  banned: [null, null],
  deleted: [null, null],
};
const byPeople: Partial<Record<ContactEvent, typeof speaking>> = {
  write: speaking,
  indicateInterest: speaking,
  book: speaking,
  decline: {
    none: [null, null],
    pending: [null, "declined"],
    accepted: ["declined", "declined"],
    declined: [null, null],
    timedOut: [null, null],
    blocked: [null, null],
    banned: [null, null],
    deleted: [null, null],
  },
};
const byNobody: Partial<Record<ContactEvent, Partial<Record<ContactState, ContactState>>>> = {
  timeOut: { pending: "timedOut" },
  block: {
    none: "blocked",
    pending: "blocked",
    accepted: "blocked",
    declined: "blocked",
    timedOut: "blocked",
  },
  unblock: { blocked: "accepted" },
  ban: {
    none: "banned",
    pending: "banned",
    accepted: "banned",
    declined: "banned",
    timedOut: "banned",
    blocked: "banned",
  },
  unban: { banned: "accepted" },
  unbanIntoBlock: { banned: "blocked" },
  delete: {
    none: "deleted",
    pending: "deleted",
    accepted: "deleted",
    declined: "deleted",
    timedOut: "deleted",
    blocked: "deleted",
    banned: "deleted",
  },
};

function expected(from: ContactState, event: ContactEvent, who: Who): ContactState | null {
  if (who === "nobody") return byNobody[event]?.[from] ?? null;
  return byPeople[event]?.[from][who === "owner" ? 0 : 1] ?? null;
}

const everything = contactStates.flatMap((from) =>
  contactEvents.flatMap((event) =>
    (["owner", "sitter", "nobody"] as const).map((who) => ({
      from,
      event,
      who,
      to: expected(from, event, who),
    })),
  ),
);

describe("contact", () => {
  it.each(everything)("$from, $event by $who: $to", ({ from, event, who, to }) => {
    const after = contactAfter(contacts[from], event, sides[who]);
    expect(after && contactStateOf(after)).toBe(to);
  });

  it("is what it was before a ban and a block, whichever was lifted last", () => {
    const banned = contactAfter(contacts.blocked, "ban", null) ?? nothing;
    expect(banned).toMatchObject({ closedReason: "banned", statusBeforeClosing: "accepted" });
    const blocked = contactAfter(banned, "unbanIntoBlock", null) ?? nothing;
    expect(blocked).toEqual(contacts.blocked);
    expect(contactAfter(blocked, "unblock", null)).toEqual(contacts.accepted);
    expect(contactAfter(banned, "unban", null)).toEqual(contacts.accepted);
  });

  it("remembers who began, also after it ran out", () => {
    const begins = contactAfter(nothing, "write", "pet_sitter");
    expect(begins).toMatchObject({ initiatedBy: "pet_sitter" });
    const again = contactAfter(contacts.timedOut, "write", "pet_owner");
    expect(again).toMatchObject({ acceptanceStatus: "pending", initiatedBy: "pet_owner" });
  });

  it("remembers who declined until they write again", () => {
    const declined = contactAfter(contacts.accepted, "decline", "pet_owner");
    expect(declined).toMatchObject({ declinedBy: "pet_owner" });
    expect(contactAfter(contacts.declined, "write", "pet_sitter")).toMatchObject({
      acceptanceStatus: "accepted",
      declinedBy: null,
    });
  });

  it.each(["none", "pending", "accepted", "declined", "timedOut"] as const)(
    "that was %s is so again after a block",
    (state) => {
      const blocked = contactAfter(contacts[state], "block", null);
      expect(blocked && contactAfter(blocked, "unblock", null)).toEqual(contacts[state]);
    },
  );

  it("is silent until somebody writes, blocked or not", () => {
    expect(isSilent(nothing)).toBe(true);
    const blocked = contactAfter(nothing, "block", null);
    expect(blocked && isSilent(blocked)).toBe(true);
    expect(isSilent(contacts.pending)).toBe(false);
    expect(isSilent(contacts.blocked)).toBe(false);
  });
});

describe("what keeps a side from writing", () => {
  it.each<[ContactState, ProfileType, number, string | null]>([
    ["none", "pet_owner", 2, null],
    ["none", "pet_owner", 3, "awaitingReply"],
    ["pending", "pet_owner", 2, null],
    ["pending", "pet_owner", 3, "awaitingReply"],
    ["pending", "pet_sitter", 3, null],
    ["accepted", "pet_owner", 99, null],
    ["declined", "pet_owner", 0, "contactDeclined"],
    ["declined", "pet_sitter", 0, null],
    ["timedOut", "pet_owner", 99, null],
    ["blocked", "pet_sitter", 0, "contactClosed"],
    ["deleted", "pet_sitter", 0, "contactClosed"],
  ])("%s, %s after %i messages: %s", (state, side, sent, obstacle) => {
    expect(writeObstacleOf(contacts[state], side, sent)).toBe(obstacle);
  });
});

describe("what keeps a side from declining", () => {
  it.each<[ContactState, ProfileType, string | null]>([
    ["none", "pet_owner", "awaitingReply"],
    ["pending", "pet_owner", "awaitingReply"],
    ["pending", "pet_sitter", null],
    ["accepted", "pet_owner", null],
    ["declined", "pet_sitter", "contactDeclined"],
    ["timedOut", "pet_sitter", "contactClosed"],
    ["blocked", "pet_owner", "contactClosed"],
  ])("%s, %s: %s", (state, side, obstacle) => {
    expect(declineObstacleOf(contacts[state], side)).toBe(obstacle);
  });
});

describe("what a side may do in a room", () => {
  const view = { obstacle: null, hasOther: true, hasOpenWish: false } as const;
  it.each<[string, Parameters<typeof roomActionsOf>[0], string[]]>([
    [
      "a sitter in contact",
      { ...view, contact: contacts.accepted, side: "pet_sitter" },
      ["write", "decline", "indicateInterest", "archive", "block", "report"],
    ],
    [
      "a sitter whose wish is open",
      { ...view, contact: contacts.accepted, side: "pet_sitter", hasOpenWish: true },
      ["write", "decline", "archive", "block", "report"],
    ],
    [
      "an owner who waits",
      { ...view, contact: contacts.pending, side: "pet_owner", obstacle: "awaitingReply" },
      ["archive", "block", "report"],
    ],
    [
      "nobody is on the other side",
      {
        ...view,
        contact: contacts.deleted,
        side: "pet_owner",
        obstacle: "contactClosed",
        hasOther: false,
      },
      ["archive"],
    ],
    [
      "a room in which nobody wrote",
      { ...view, contact: nothing, side: "pet_owner" },
      ["write", "archive", "block"],
    ],
  ])("%s", (_case, room, actions) => {
    expect(roomActionsOf(room)).toEqual(actions);
  });
});

describe("who may know of an owner's pets", () => {
  const begunBy = (initiatedBy: ProfileType) => ({ ...contacts.pending, initiatedBy });
  it.each<[string, Parameters<typeof mayKnowPets>[0], ProfileType, boolean]>([
    ["the owner, before anybody wrote", nothing, "pet_owner", true],
    ["the owner, after a no", contacts.declined, "pet_owner", true],
    ["a sitter before anybody wrote", nothing, "pet_sitter", false],
    ["a sitter whom the owner wrote to", begunBy("pet_owner"), "pet_sitter", true],
    ["a sitter who wrote and waits", begunBy("pet_sitter"), "pet_sitter", false],
    ["a sitter in contact", contacts.accepted, "pet_sitter", true],
    ["a sitter after a no", contacts.declined, "pet_sitter", false],
    ["a sitter whom nobody answered", contacts.timedOut, "pet_sitter", false],
    ["a sitter who is blocked", contacts.blocked, "pet_sitter", false],
    ["a sitter who is banned", contacts.banned, "pet_sitter", false],
  ])("%s", (_case, contact, side, may) => {
    expect(mayKnowPets(contact, side)).toBe(may);
  });
});
