import { eq } from "drizzle-orm";
import { describe, expect, it } from "vitest";
import { profiles } from "#server/db/schema/profiles.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();
const look = (profileId: number, as?: string) =>
  server.current.call("GET", `/api/invitations/${profileId}`, as ? { as } : {});
const follow = (token: string) =>
  server.current.call("GET", `/api/signup/token?t=${encodeURIComponent(token)}`);

describe("an invitation", () => {
  it("says who invites, and counts for them at sign-up", async () => {
    const { db } = server.current.platform;
    const { profile, user } = await makeSitter(db, { user: { firstName: "Sanne" } });
    const answer = await look(profile.id);
    expect(answer.json().data).toMatchObject({ first_name: "Sanne", is_own: false });
    const own = await look(profile.id, await logIn(db, user.id));
    expect(own.json().data.is_own).toBe(true);

    const followed = await follow(answer.json().data.token);
    expect(followed.json()).toEqual({
      inviter: { profile_id: profile.id, first_name: "Sanne" },
    });

    const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
    const value = csrf.cookies[0]?.value ?? "";
    await server.current.call("POST", "/api/registerUser/pet_owner", {
      body: {
        first_name: "Noor",
        last_name: "Jansen",
        email: "noor@example.test",
        password: "vier natte eenden zwemmen",
        birth_date: "1994-03-02",
        terms: true,
        invitation: answer.json().data.token,
      },
      cookies: { "XSRF-TOKEN": value },
      headers: { "x-xsrf-token": value },
    });
    expect(await db.$count(profiles, eq(profiles.invitedByProfileId, profile.id))).toBe(1);
  });

  it("shows no face of an owner", async () => {
    const { db } = server.current.platform;
    const { profile } = await makeSitter(db, { profile: { profileType: "pet_owner" } });
    expect((await look(profile.id)).json().data.picture).toBeUndefined();
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
