import { describe, expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { users } from "#server/db/schema/account.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { makeUser } from "#tests/factories/account.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();

const form = {
  first_name: "Noor",
  email: "noor@example.test",
  password: "vier natte eenden zwemmen",
  message: "Dag Sanne, heb je in de kerstvakantie plek voor Moos?",
  terms: true,
  is_adult: true,
};

/** Somebody who can be found: a sitter with a page, an owner with a request that is on. */
async function makeProfile(profileType: ProfileType): Promise<number> {
  const { db } = server.current.platform;
  if (profileType === "pet_sitter") return (await makeSitter(db)).profile.id;
  const owner = await makeOwner(db);
  const pet = await makePet(db, owner.profileId);
  await makeRequest(db, owner.profileId, { petIds: [pet.id] });
  return owner.profileId;
}

async function write(profileId: number, change: object = {}) {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  return server.current.call("POST", `/api/registerUserAsNewContact/${profileId}`, {
    body: { ...form, ...change },
    cookies: { "XSRF-TOKEN": value },
    headers: { "x-xsrf-token": value },
  });
}

describe("signing up with a first message", () => {
  it.each<[ProfileType, ProfileType]>([
    ["pet_sitter", "pet_owner"],
    ["pet_owner", "pet_sitter"],
  ])("to a %s makes a %s, a room and the message that waits in it", async (theirs, own) => {
    const { db } = server.current.platform;
    const profileId = await makeProfile(theirs);
    const answer = await write(profileId, { email: `${own}@example.test` });
    expect(answer.statusCode).toBe(201);
    const { token, chat_room_id } = answer.json();
    const me = (await server.current.call("GET", "/api/user", { as: token })).json();
    expect(me).toMatchObject({
      signup_method: "contact_form",
      registration_step: "account",
      reached_registration_end: false,
      profile: { profile_type: own, is_registering: true },
    });
    const room = (await db.select().from(chatRooms)).find(({ id }) => id === chat_room_id);
    expect(room).toMatchObject({
      ownerProfileId: own === "pet_owner" ? me.profile.id : profileId,
      sitterProfileId: own === "pet_sitter" ? me.profile.id : profileId,
      madeBy: own,
      acceptanceStatus: null,
    });
    const kept = (await db.select().from(messages)).filter(
      ({ chatRoomId }) => chatRoomId === chat_room_id,
    );
    expect(kept.map(({ type, text, deliveredAt }) => [type, text, deliveredAt === null])).toEqual([
      ["WELCOME", null, false],
      ["TEXT", form.message, true],
    ]);
  });

  it.each([
    ["a child", { is_adult: false }, "is_adult"],
    ["no agreement", { terms: false }, "terms"],
    ["no message", { message: " \n " }, "message"],
    ["a password that is easy to guess", { password: "noornoornoor" }, "password"],
    ["an address that has an account", { email: "taken@example.test" }, "email"],
  ])("is refused for %s, and makes nothing", async (_case, change, field) => {
    const { db } = server.current.platform;
    const profileId = await makeProfile("pet_sitter");
    if (field === "email") await makeUser(db, { email: "taken@example.test" });
    const before = [await db.$count(users), await db.$count(chatRooms), await db.$count(messages)];
    const answer = await write(profileId, { email: "new@example.test", ...change });
    expect(answer.statusCode).toBe(422);
    expect(Object.keys(answer.json().errors)).toEqual([field]);
    expect([await db.$count(users), await db.$count(chatRooms), await db.$count(messages)]).toEqual(
      before,
    );
  });

  it("to nobody, to a sitter who is offline, or to an owner who asks for nothing, is not there", async () => {
    const { db } = server.current.platform;
    const offline = (await makeSitter(db, { profile: { publishedAt: null } })).profile.id;
    const silent = (await makeOwner(db)).profileId;
    for (const id of [999_999, offline, silent]) expect((await write(id)).statusCode).toBe(404);
  });

  it("needs the CSRF token", async () => {
    const path = `/api/registerUserAsNewContact/${await makeProfile("pet_sitter")}`;
    expect((await server.current.call("POST", path, { body: form })).statusCode).toBe(419);
  });
});
