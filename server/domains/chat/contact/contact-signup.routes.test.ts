import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import type { ProfileType } from "#contract/profiles.ts";
import { users } from "#server/db/schema/account.ts";
import { chatRooms, messages } from "#server/db/schema/chat.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { termsVersion } from "#server/platform/legal/legal-texts.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeOwner, makePet } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeRequest } from "#tests/factories/requests.ts";
import { confirmLink, mailedToken } from "#tests/setup/sent-mails.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

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

async function userOf(profileId: number): Promise<number> {
  const { db } = server.current.platform;
  const [profile] = await db.select().from(profiles).where(eq(profiles.id, profileId));
  return profile?.userId ?? 0;
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
  it("counts for who invited, whoever the message is for", async () => {
    const { db } = server.current.platform;
    const inviter = await makeSitter(db);
    const as = await logIn(db, inviter.user.id);
    const own = await server.current.call("GET", `/api/invitations/${inviter.profile.id}`, { as });
    const invitation = own.json().data.token;
    const to = await makeProfile("pet_sitter");
    expect((await write(to, { invitation })).statusCode).toBe(201);
    const made = { email: "other@example.test", invitation: "inv-1-made-up" };
    expect((await write(to, made)).statusCode).toBe(201);
    const counted = eq(profiles.invitedByProfileId, inviter.profile.id);
    expect(await db.$count(profiles, counted)).toBe(1);
  });

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
    const [agreed] = await db.select().from(users).where(eq(users.id, me.id));
    expect(agreed).toMatchObject({ termsAcceptedAt: new Date(testStart), termsVersion });
    const room = (await db.select().from(chatRooms)).find(({ id }) => id === chat_room_id);
    expect(room).toMatchObject({
      ownerProfileId: own === "pet_owner" ? me.profile.id : profileId,
      sitterProfileId: own === "pet_sitter" ? me.profile.id : profileId,
      acceptanceStatus: null,
    });
    const path = `/api/chatRooms/${chat_room_id}`;
    expect((await server.current.call("GET", path, { as: token })).statusCode).toBe(200);
    const them = await logIn(db, await userOf(profileId));
    expect((await server.current.call("GET", path, { as: them })).statusCode).toBe(404);
    const kept = (await db.select().from(messages)).filter(
      ({ chatRoomId }) => chatRoomId === chat_room_id,
    );
    expect(kept.map(({ type, text, deliveredAt }) => [type, text, deliveredAt === null])).toEqual([
      ["WELCOME", null, false],
      ["TEXT", form.message, true],
    ]);
  });

  it("delivers what waited once the address is confirmed, and not before", async () => {
    const { db } = server.current.platform;
    const profileId = await makeProfile("pet_sitter");
    const { token, chat_room_id } = (
      await write(profileId, { email: "wacht@example.test" })
    ).json();
    const more = { chat_room_id, message: "Het gaat om kerst." };
    const second = await server.current.call("POST", "/api/messages", { as: token, body: more });
    expect(second.json().data).toMatchObject({ is_waiting: true });
    const them = await logIn(db, await userOf(profileId));
    const list = () => server.current.call("GET", "/api/chatRooms", { as: them });
    expect((await list()).json().data).toEqual([]);

    const link = await mailedToken(server.current, confirmLink);
    const confirmed = await server.current.call("POST", "/api/confirmAccount", {
      body: { token: link },
    });
    expect(confirmed.statusCode).toBeLessThan(300);
    // The page after it says so, with the way there.
    expect(confirmed.json().delivered).toEqual({
      chat_room_id,
      first_name: expect.any(String),
    });
    expect((await list()).json().data).toMatchObject([
      {
        id: chat_room_id,
        acceptance_status: "pending",
        is_initiator: false,
        unread_messages_count: 2,
        last_message: { message: "Het gaat om kerst.", is_waiting: false },
      },
    ]);
    // Two of three have been used.
    const third = await server.current.call("POST", "/api/messages", { as: token, body: more });
    expect(third.json().data).toMatchObject({ is_waiting: false });
    const fourth = await server.current.call("POST", "/api/messages", { as: token, body: more });
    expect(fourth.json().error).toBe("awaitingReply");
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

  it("sent twice is the same message, for who knows the password", async () => {
    const { db } = server.current.platform;
    const profileId = await makeProfile("pet_sitter");
    const otherId = await makeProfile("pet_sitter");
    const noor = { email: "twee@example.test" };
    const first = (await write(profileId, noor)).json();
    const before = [await db.$count(users), await db.$count(messages)];
    const second = await write(profileId, noor);
    expect(second.statusCode).toBe(201);
    expect(second.json().chat_room_id).toBe(first.chat_room_id);
    const whoIs = (as: string) => server.current.call("GET", "/api/user", { as });
    expect((await whoIs(second.json().token)).json().email).toBe(noor.email);
    for (const change of [
      { password: "heel andere woorden hier" },
      { message: "Dag Sanne, en met Pasen?" },
    ]) {
      const refused = await write(profileId, { ...noor, ...change });
      expect(Object.keys(refused.json().errors)).toEqual(["email"]);
    }
    expect((await write(otherId, noor)).statusCode).toBe(422);
    expect([await db.$count(users), await db.$count(messages)]).toEqual(before);
  });

  it("needs the CSRF token", async () => {
    const path = `/api/registerUserAsNewContact/${await makeProfile("pet_sitter")}`;
    expect((await server.current.call("POST", path, { body: form })).statusCode).toBe(419);
  });
});
