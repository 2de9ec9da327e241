import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeOwner } from "#tests/factories/pets.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeSearchedOwner } from "#tests/factories/public-requests.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const look = (profileId: number, as?: string) =>
  server.current.call("GET", `/api/invitations/${profileId}`, as ? { as } : {});
const follow = (token: string) =>
  server.current.call("GET", `/api/signup/token?t=${encodeURIComponent(token)}`);

const toOwner = ({ user, profile }: Awaited<ReturnType<typeof makeSitter>>) => ({
  user,
  profileId: profile.id,
});

async function ownToken({ user, profile }: { user: { id: number }; profile: { id: number } }) {
  const as = await logIn(server.current.platform.db, user.id);
  return (await look(profile.id, as)).json().data.token as string;
}

async function signUpBy(token: string, email: string) {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  await server.current.call("POST", "/api/registerUser/pet_owner", {
    body: {
      first_name: "Noor",
      last_name: "Jansen",
      email,
      password: "vier natte eenden zwemmen",
      birth_date: "1994-03-02",
      terms: true,
      invitation: token,
    },
    cookies: { "XSRF-TOKEN": value },
    headers: { "x-xsrf-token": value },
  });
}

describe("an invitation", () => {
  it("says who invites; its token is the inviter's own, and counts for them at sign-up", async () => {
    const { db } = server.current.platform;
    const sitter = await makeSitter(db, { user: { firstName: "Sanne", lastName: "Bakker" } });
    const { profile } = sitter;
    const answer = await look(profile.id);
    expect(answer.json().data).toEqual({
      profile_id: profile.id,
      profile_type: "pet_sitter",
      first_name: "Sanne",
      picture: expect.anything(),
      is_own: false,
      is_open: true,
    });
    const other = await look(profile.id, await logIn(db, (await makeUser(db)).id));
    expect(other.json().data.token).toBeUndefined();

    const token = await ownToken(sitter);
    const followed = await follow(token);
    expect(followed.json()).toEqual({
      inviter: { profile_id: profile.id, first_name: "Sanne" },
    });
    await signUpBy(token, "noor@example.test");
    expect(await db.$count(profiles, eq(profiles.invitedByProfileId, profile.id))).toBe(1);
  });

  it("of an owner is there while they look for a sitter, without a face", async () => {
    const { db } = server.current.platform;
    const { profileId } = await makeSearchedOwner(db);
    const answer = await look(profileId);
    expect(answer.json().data).toMatchObject({ profile_type: "pet_owner", is_open: true });
    expect(answer.json().data.picture).toBeUndefined();
  });

  it.each<[string, () => Promise<{ user: { id: number }; profileId: number }>]>([
    [
      "a sitter who is not published",
      () =>
        makeSitter(server.current.platform.db, { profile: { publishedAt: null } }).then(toOwner),
    ],
    [
      "a sitter whose address is not confirmed",
      () =>
        makeSitter(server.current.platform.db, { user: { emailVerifiedAt: null } }).then(toOwner),
    ],
    ["an owner without a request", () => makeOwner(server.current.platform.db)],
    [
      "an owner whose request is off",
      () => makeSearchedOwner(server.current.platform.db, { request: { isActivated: false } }),
    ],
    [
      "an owner whose days have passed",
      () => {
        const request = { recurring: false, startOn: "2026-11-14", lastOn: "2026-11-14" };
        return makeSearchedOwner(server.current.platform.db, { request });
      },
    ],
  ])("of %s is there for nobody but them, and can't be passed on", async (_case, make) => {
    const { db } = server.current.platform;
    const { user, profileId } = await make();
    expect((await look(profileId)).statusCode).toBe(404);
    const stranger = await logIn(db, (await makeUser(db)).id);
    expect((await look(profileId, stranger)).statusCode).toBe(404);
    const own = (await look(profileId, await logIn(db, user.id))).json().data;
    expect(own).toMatchObject({ is_own: true, is_open: false });
    expect(own.token).toBeUndefined();
  });

  it("tells nothing any more once its inviter can't be found", async () => {
    const { db } = server.current.platform;
    const sitter = await makeSitter(db);
    const { id } = sitter.profile;
    const token = await ownToken(sitter);
    await db.update(profiles).set({ publishedAt: null }).where(eq(profiles.id, id));
    expect((await follow(token)).statusCode).toBe(404);
    await signUpBy(token, "noor-later@example.test");
    expect(await db.$count(profiles, eq(profiles.invitedByProfileId, id))).toBe(0);
  });

  it.each(["inv-1-aaaaaaaaaaaaaaaaaaaaaa", "inv-0-x", "inv", "continue"])(
    "that is made up (%s) is not there",
    async (token) => {
      await makeUser(server.current.platform.db, { profileType: "pet_sitter" });
      expect((await follow(token)).statusCode).toBe(404);
    },
  );

  it("of somebody who is not there is not there", async () => {
    expect((await look(999_999)).statusCode).toBe(404);
  });
});
