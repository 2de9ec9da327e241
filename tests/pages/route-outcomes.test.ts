import { beforeAll, describe, expect, it } from "vitest";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeAddress } from "#tests/factories/addresses.ts";
import { makeBooking } from "#tests/factories/bookings.ts";
import { makeRoom } from "#tests/factories/chat.ts";
import { makeIntakeForm } from "#tests/factories/intake-forms.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { type Outcome, outcomes, type Visitor, visitors } from "../e2e/parts/route-outcomes.ts";
import { type RouteAddress, routeAddresses } from "../e2e/parts/route-table.ts";

/** Every page, asked for by its address; redirects are looked at, not followed. */
const server = testServer({ withPages: true, isDemo: true, isEmptied: false });
const sessions: Partial<Record<Visitor, string>> = {};
let addresses: RouteAddress[] = [];

/** Those whom the rows of the table speak of: each first of its kind, as among the people of the demo. */
beforeAll(async () => {
  const { db } = server.current.platform;
  const sitter = await makeSitter(db, { address: { postalCode: "3572 KA" } });
  const owner = await makeOwner(db);
  await db.update(profiles).set({ isRegistering: false });
  await makeAddress(db, owner.user.id, { postalCode: "3581 HB" });
  const pet = await makePet(db, owner.profileId);
  const pair = { owner, sitter: { profileId: sitter.profile.id } };
  const roomId = await makeRoom(db, pair);
  const bookingId = await makeBooking(db, { ...pair, roomId }, { petIds: [pet.id] });
  await makeIntakeForm(db, owner.profileId, bookingId);
  const admin = await makeUser(db, { role: "admin" });
  expect([sitter.profile.id, pet.id, bookingId]).toEqual([1, 1, 1]);

  sessions.owner = owner.token;
  sessions.sitter = await logIn(db, sitter.user.id);
  sessions.admin = await logIn(db, admin.id);
  const get = async (path: string) => ({ text: async () => (await open(path)).body });
  addresses = await routeAddresses({ get });
});

function open(path: string, visitor: Visitor = "guest") {
  const session = sessions[visitor];
  const headers = { accept: "text/html" };
  return server.current.call("GET", path, { headers, cookies: session ? { session } : {} });
}

/** Where a visitor ends up who asks for this page. */
async function outcomeOf(path: string, visitor: Visitor): Promise<Outcome> {
  const { statusCode, headers } = await open(path, visitor);
  if (statusCode === 200) return "page";
  if (statusCode === 404) return "not found";
  const { location = "" } = headers;
  if (location === "/") return "home";
  const login = `/inloggen?refresh=1&redirect=${encodeURIComponent(path)}`;
  return location === login ? "login" : `${statusCode} ${location}`;
}

describe("every route", () => {
  it("has its row in the table, and no other has", () => {
    expect(Object.keys(outcomes).toSorted()).toEqual(addresses.map(({ pattern }) => pattern));
  });

  it.each(visitors)("leads where it should: %s", async (visitor) => {
    const found: Record<string, Outcome> = {};
    for (const { pattern, path } of addresses) found[pattern] = await outcomeOf(path, visitor);
    const expected = addresses.map(({ pattern }) => [pattern, outcomes[pattern]?.[visitor]]);
    expect(found).toEqual(Object.fromEntries(expected));
  });
});
