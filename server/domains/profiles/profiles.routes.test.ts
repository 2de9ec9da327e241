import { describe, expect, it } from "vitest";
import { users } from "#server/db/schema/account.ts";
import { termsVersion } from "#server/platform/legal/legal-texts.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { testServer, testStart } from "#tests/setup/test-server.ts";

const server = testServer();

const form = {
  first_name: "Noor",
  last_name: "Jansen",
  email: "noor@example.test",
  password: "vier natte eenden zwemmen",
  birth_date: "1994-03-02",
  terms: true,
};

async function register(body: object, type = "pet_sitter", headers: Record<string, string> = {}) {
  const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
  const value = csrf.cookies[0]?.value ?? "";
  return server.current.call("POST", `/api/registerUser/${type}`, {
    body,
    cookies: { "XSRF-TOKEN": value },
    headers: { "x-xsrf-token": value, ...headers },
  });
}

describe("signing up", () => {
  it("makes an account with a profile, logs in, and sends the mail to confirm", async () => {
    const response = await register(form, "pet_owner", { "accept-language": "en" });
    expect(response.statusCode).toBe(201);
    const me = await server.current.call("GET", "/api/user", { as: response.json().token });
    expect(me.json()).toMatchObject({
      email: "noor@example.test",
      signup_method: "form",
      preferred_locale: "en-US",
      reached_registration_end: false,
      registration_step: "address",
      profile: { profile_type: "pet_owner", is_registering: true },
    });
    expect(me.json().email_verified_at).toBeUndefined();
    expect((await sentMails(server.current)).at(-1)).toMatchObject({
      recipient: "noor@example.test",
      subject: "Confirm your email address",
    });
  });

  it("stores which terms were agreed to, and when", async () => {
    await register(form);
    const [user] = await server.current.platform.db.select().from(users);
    expect(user).toMatchObject({ termsAcceptedAt: new Date(testStart), termsVersion });
  });

  it("a hundred times at once with one address makes one account", {
    timeout: 60_000,
  }, async () => {
    const answers = await Promise.all(Array.from({ length: 100 }, () => register(form)));
    const statuses = answers.map((answer) => answer.statusCode);
    expect(statuses.filter((status) => status === 201)).toHaveLength(1);
    expect(statuses.filter((status) => status === 422)).toHaveLength(99);
    const refused = answers.find((answer) => answer.statusCode === 422);
    expect(refused?.json().errors).toEqual({ email: [expect.stringContaining("al een account")] });
    expect(await server.current.platform.db.select().from(users)).toHaveLength(1);
  });

  it.each([
    ["a child", { birth_date: "2008-11-16" }, "birth_date"],
    ["a date that is none", { birth_date: "1994-02-30" }, "birth_date"],
    ["a password that is easy to guess", { password: "noorjansen" }, "password"],
    ["no agreement", { terms: false }, "terms"],
    ["no name", { first_name: "  " }, "first_name"],
    ["a name that turns the text around", { last_name: "Jan\u202Esen" }, "last_name"],
    ["another's address, in capitals", { email: "TAKEN@example.test" }, "email"],
  ])("is refused for %s", async (_case, change, field) => {
    await makeUser(server.current.platform.db, { email: "taken@example.test" });
    const response = await register({ ...form, ...change });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual([field]);
  });

  it("as something else is not there", async () => {
    expect((await register(form, "pet_hamster")).statusCode).toBe(404);
  });
});

describe("profiles of one user", () => {
  async function owner() {
    const { db } = server.current.platform;
    const user = await makeUser(db, { profileType: "pet_owner" });
    return logIn(db, user.id);
  }
  const inUse = async (as: string) =>
    (await server.current.call("GET", "/api/user", { as })).json().profile.profile_type;

  it("are added, switched between and removed", async () => {
    const as = await owner();
    const body = { profile_type: "pet_sitter" };
    const { call } = server.current;
    expect((await call("POST", "/api/user/profile", { as, body })).statusCode).toBe(201);
    expect(await inUse(as)).toBe("pet_sitter");
    expect((await call("GET", "/api/user/profile/types", { as })).json().data).toEqual([
      "pet_owner",
      "pet_sitter",
    ]);
    await call("POST", "/api/user/profile/switch", { as, body: { profile_type: "pet_owner" } });
    expect(await inUse(as)).toBe("pet_owner");
    expect((await call("DELETE", "/api/user/profile/pet_owner", { as })).statusCode).toBe(204);
    expect(await inUse(as)).toBe("pet_sitter");
  });

  it.each([
    [
      "a second of the same type",
      "POST",
      "/api/user/profile",
      { profile_type: "pet_owner" },
      409,
      "profileExists",
    ],
    [
      "switching to one that isn't there",
      "POST",
      "/api/user/profile/switch",
      { profile_type: "pet_sitter" },
      404,
      "notFound",
    ],
    [
      "removing the only one",
      "DELETE",
      "/api/user/profile/pet_owner",
      undefined,
      409,
      "lastProfile",
    ],
    [
      "removing one that isn't there",
      "DELETE",
      "/api/user/profile/pet_sitter",
      undefined,
      404,
      "notFound",
    ],
  ])("refuse %s", async (_case, method, path, body, status, error) => {
    const as = await owner();
    const response = await server.current.call(method, path, { as, body });
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
  });

  it("keep one, however fast both are removed", async () => {
    const as = await owner();
    await server.current.call("POST", "/api/user/profile", {
      as,
      body: { profile_type: "pet_sitter" },
    });
    const answers = await Promise.all(
      ["pet_owner", "pet_sitter"].map((type) =>
        server.current.call("DELETE", `/api/user/profile/${type}`, { as }),
      ),
    );
    expect(answers.map((answer) => answer.statusCode).toSorted()).toEqual([204, 409]);
  });
});
