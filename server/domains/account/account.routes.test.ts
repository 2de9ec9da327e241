import { describe, expect, it } from "vitest";
import { dayMs } from "#contract/shared/durations.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";

const server = testServer();

async function csrf() {
  const response = await server.current.call("GET", "/sanctum/csrf-cookie");
  const cookie = response.cookies.find(({ name }) => name === "XSRF-TOKEN");
  expect(response.statusCode).toBe(204);
  return {
    cookies: { "XSRF-TOKEN": cookie?.value ?? "" },
    headers: { "x-xsrf-token": cookie?.value ?? "" },
  };
}

async function login(body: object, headers: Record<string, string> = {}) {
  const token = await csrf();
  return server.current.call("POST", "/api/login", {
    body,
    cookies: token.cookies,
    headers: { ...token.headers, ...headers },
  });
}

describe("logging in", () => {
  it("gives a token, which opens the user's own data", async () => {
    const user = await makeUser(server.current.platform.db, { profileType: "pet_owner" });
    const response = await login({ email: user.email.toUpperCase(), password });
    expect(response.statusCode).toBe(200);
    const { token } = response.json();
    expect(token).toMatch(/^\d+\|[\w-]{48}$/);
    expect(response.cookies).toContainEqual(
      expect.objectContaining({ name: "session", httpOnly: true, sameSite: "Lax" }),
    );

    const me = await server.current.call("GET", "/api/user", { as: token });
    expect(me.json()).toMatchObject({
      id: user.id,
      first_name: "Noor",
      reached_registration_end: true,
      profile: { profile_type: "pet_owner", is_registering: true },
    });
    expect(me.body).not.toContain("null");
    expect(me.body).not.toMatch(/password_hash|argon2/);
  });

  it.each([
    ["a wrong password", { password: "not this one at all" }],
    ["an unknown address", { email: "nobody@example.test", password }],
  ])("refuses %s with the same answer", async (_case, wrong) => {
    const user = await makeUser(server.current.platform.db);
    const response = await login({ email: user.email, ...wrong });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      error: "invalidCredentials",
      message: "Dit e-mailadres en wachtwoord horen niet bij elkaar.",
    });
  });

  it.each([
    ["nl", "Vul je wachtwoord in.", "Dit is geen volledig e-mailadres. Kijk het nog eens na."],
    [
      "en-GB,en;q=0.9",
      "Fill in your password.",
      "This email address isn’t complete. Please check it.",
    ],
  ])("says what is wrong in the language asked for (%s)", async (language, missing, email) => {
    const response = await login({ email: "noor@" }, { "accept-language": language });
    expect(response.statusCode).toBe(422);
    expect(response.json()).toEqual({
      message: "Validation Error",
      error: "validation",
      messages: [email, missing],
      errors: { email: [email], password: [missing] },
    });
  });

  it.each([
    ["no header", { headers: {} }],
    ["another value", { headers: { "x-xsrf-token": "abc.def" } }],
  ])("wants the CSRF token: %s", async (_case, { headers }) => {
    const { cookies } = await csrf();
    const response = await server.current.call("POST", "/api/login", {
      body: { email: "a@b.nl", password },
      cookies,
      headers,
    });
    expect(response.statusCode).toBe(419);
    expect(response.json().error).toBe("csrfMismatch");
  });

  it("refuses a CSRF token that we did not sign, even when cookie and header agree", async () => {
    const response = await server.current.call("POST", "/api/login", {
      body: { email: "a@b.nl", password },
      cookies: { "XSRF-TOKEN": "planted.value" },
      headers: { "x-xsrf-token": "planted.value" },
    });
    expect(response.statusCode).toBe(419);
  });
});

describe("a session", () => {
  it("is gone after logging out", async () => {
    const user = await makeUser(server.current.platform.db);
    const token = await logIn(server.current.platform.db, user.id);
    const out = await server.current.call("POST", "/api/logout", { as: token });
    expect(out.statusCode).toBe(204);
    const after = await server.current.call("GET", "/api/user", { as: token });
    expect(after.statusCode).toBe(401);
    expect(after.json().error).toBe("unauthenticated");
    expect(after.cookies).toContainEqual(expect.objectContaining({ name: "session", value: "" }));
  });

  it.each([
    ["in use", 89, 200],
    ["unused for 90 days", 91, 401],
  ])("%s", async (_case, days, status) => {
    const user = await makeUser(server.current.platform.db);
    const token = await logIn(server.current.platform.db, user.id);
    const before = server.current.clock.now();
    server.current.clock.advance(days * dayMs);
    const response = await server.current.call("GET", "/api/user", { as: token });
    server.current.clock.set(before);
    expect(response.statusCode).toBe(status);
  });

  it.each(["", "1|short", "999999|", "x"])("is not opened by the token %j", async (token) => {
    const response = await server.current.call("GET", "/api/user", { as: token });
    expect(response.statusCode).toBe(401);
  });

  it("is not opened by the cookie: the API takes the bearer alone", async () => {
    const user = await makeUser(server.current.platform.db);
    const token = await logIn(server.current.platform.db, user.id);
    const response = await server.current.call("GET", "/api/user", { cookies: { session: token } });
    expect(response.statusCode).toBe(401);
  });

  it("of another user is not opened by changing the id", async () => {
    const { db } = server.current.platform;
    const first = await logIn(db, (await makeUser(db)).id);
    const second = await logIn(db, (await makeUser(db)).id);
    const mixed = `${first.split("|")[0]}|${second.split("|")[1]}`;
    expect((await server.current.call("GET", "/api/user", { as: mixed })).statusCode).toBe(401);
  });
});

describe("changing oneself", () => {
  it("changes what is sent and nothing else", async () => {
    const { db } = server.current.platform;
    const token = await logIn(db, (await makeUser(db)).id);
    const response = await server.current.call("PUT", "/api/user", {
      as: token,
      body: { preferred_locale: "en", last_name: null },
    });
    expect(response.json().data).toMatchObject({
      preferred_locale: "en-US",
      first_name: "Noor",
      last_name: "Jansen",
    });
  });

  it.each([
    ["as people write it", "06-12 34 56 78", { phone: "+31612345678" }],
    ["of another country", "+32 470 12 34 56", { phone: "+32470123456" }],
    ["emptied", "", {}],
  ])("keeps a phone number %s", async (_case, phone, expected) => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db, { phone: "+31600000000" })).id);
    const response = await server.current.call("PUT", "/api/user", { as, body: { phone } });
    const { phone: kept } = response.json().data;
    expect(kept === undefined ? {} : { phone: kept }).toEqual(expected);
  });

  it.each([
    ["nl", "phone", "12", "Begin met 06"],
    ["en", "phone", "12", "Start with 06"],
    ["nl", "first_name", "   ", "Vul je voornaam in."],
    ["en", "last_name", "x".repeat(81), "at most 80"],
  ])("says in words what is wrong (%s, %s)", async (language, field, value, words) => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db)).id);
    const response = await server.current.call("PUT", "/api/user", {
      as,
      body: { [field]: value },
      headers: { "accept-language": language },
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({ [field]: [expect.stringContaining(words)] });
  });

  it("also takes a multipart POST with _method=PUT", async () => {
    const { db } = server.current.platform;
    const token = await logIn(db, (await makeUser(db)).id);
    const form = new FormData();
    form.set("_method", "PUT");
    form.set("first_name", "Fatima");
    const request = new Request("http://localhost", { method: "POST", body: form });
    const response = await server.current.call("POST", "/api/user", {
      as: token,
      headers: { "content-type": request.headers.get("content-type") ?? "" },
      body: Buffer.from(await request.arrayBuffer()),
    });
    expect(response.json().data.first_name).toBe("Fatima");
  });

  it("without _method is a POST, which this path does not take", async () => {
    const { db } = server.current.platform;
    const token = await logIn(db, (await makeUser(db)).id);
    const response = await server.current.call("POST", "/api/user", { as: token, body: {} });
    expect(response.statusCode).toBe(405);
    expect(response.headers.allow).toBe("GET, PUT, DELETE");
  });
});
