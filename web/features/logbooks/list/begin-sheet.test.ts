import { expect, it } from "vitest";
import type { ChatRoom } from "#contract/chat.ts";
import { ownersToBeginWith } from "./begin-sheet.tsx";

const side = { isFindable: true, isOnline: false, isDeleted: false, user: { favorites: [] } };
const sitter = { ...side, id: 9, profileType: "pet_sitter", isOwn: true } as const;
const tess = {
  ...side,
  id: 8,
  profileType: "pet_owner",
  isOwn: false,
  firstName: "Tess",
  city: "Utrecht",
} as const;
const room = (owner: ChatRoom["profiles"][number], status: ChatRoom["acceptanceStatus"]) => ({
  profiles: [owner, sitter],
  acceptanceStatus: status,
});
const moos = { id: 1, name: "Moos", category: "dog" } as const;
const person = { isDeleted: false, isOwn: false } as const;
const booked = (ownerId: number, acceptedAt?: string) => ({
  profiles: [{ ...person, id: ownerId, profileType: "pet_owner" as const }],
  pets: [moos, { name: "Snuf", category: "rabbit" as const }],
  ...(acceptedAt ? { acceptedAt } : {}),
});

it("names owners who said yes, with the animals of what was agreed with them", () => {
  const bookings = [booked(8, "2026-11-01T08:00:00Z"), booked(8, "2026-11-02T08:00:00Z")];
  expect(ownersToBeginWith([room(tess, "accepted")], bookings, [])).toEqual([
    { profileId: 8, firstName: "Tess", city: "Utrecht", pets: [{ id: 1, name: "Moos" }] },
  ]);
});

it("knows no animals of what was only asked, or of another owner", () => {
  const [owner] = ownersToBeginWith(
    [room(tess, "accepted")],
    [booked(8), booked(7, "2026-11-01T08:00:00Z")],
    [],
  );
  expect(owner?.pets).toEqual([]);
});

it("leaves out who has not said yes, and who has gone", () => {
  const { id: _, ...gone } = { ...tess, isDeleted: true };
  const rooms = [room(tess, "pending"), room(tess, "declined"), room(gone, "accepted")];
  expect(ownersToBeginWith(rooms, [], [])).toEqual([]);
});

it("knows the animals of logbooks that they share, once each", () => {
  const owner = { ...person, id: 8, profileType: "pet_owner" as const };
  const minoes = { id: 2, name: "Minoes", category: "cat" as const };
  const shared = [
    { owner, pets: [minoes, moos] },
    { owner: { ...owner, id: 7 }, pets: [{ ...moos, id: 3, name: "Bas" }] },
  ];
  const bookings = [booked(8, "2026-11-01T08:00:00Z")];
  const [found] = ownersToBeginWith([room(tess, "accepted")], bookings, shared);
  expect(found?.pets).toEqual([
    { id: 1, name: "Moos" },
    { id: 2, name: "Minoes" },
  ]);
});
