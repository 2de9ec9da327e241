import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { socialAccounts, socialSignIns } from "#server/db/schema/social-accounts.ts";
import { createSocialDance } from "#tests/setup/stand-ins/social-dance.ts";
import { startSocialProviders } from "#tests/setup/stand-ins/social-providers.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { createVisitor } from "#tests/setup/visitor.ts";
import { freePort } from "../../../../scripts/free-port.ts";

/** What can go wrong on the way to a provider and back, over HTTP as it happens. */
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const { callback, isPage, leave, logInThere, signIn } = createSocialDance(site);
const { google, facebook, environment, stop } = await startSocialProviders(site);
const server = testServer({ environment: { APP_URL: site, ...environment } });
beforeAll(async () => {
  await server.current.app.listen({ port, host: "127.0.0.1" });
});
beforeEach(() => {
  facebook.person = { id: "fb-1", first_name: "Noor", email: "noor@example.test" };
});
afterAll(stop);

const links = () => server.current.platform.db.select().from(socialAccounts);

describe("what goes wrong leads back to the log-in screen", () => {
  const ending = (url: URL) => `${url.pathname}${url.search}`;

  it.each(["google", "apple"] as const)("changing one's mind at %s", async (provider) => {
    const query = "?redirect=%2Fsettings&locale=en";
    const { url } = await signIn(provider, { cancels: true, query });
    expect(ending(url)).toBe(`/login?problem=cancelled&provider=${provider}&redirect=%2Fsettings`);
  });

  it("changing one's mind at facebook", async () => {
    const visitor = createVisitor();
    const there = await leave(visitor, "facebook");
    const state = there.searchParams.get("state");
    const back = `${callback("facebook")}?error=access_denied&error_reason=user_denied&state=${state}`;
    const { url } = await visitor.follow(back, isPage);
    expect(ending(url)).toBe("/inloggen?problem=cancelled&provider=facebook");
  });

  it("coming back twice", async () => {
    const visitor = createVisitor();
    const back = await logInThere(visitor, await leave(visitor, "google"));
    await visitor.follow(back, isPage);
    const { url } = await visitor.follow(back, isPage);
    expect(ending(url)).toBe("/inloggen?problem=expired&provider=google");
  });

  it("coming back in another browser, as somebody does who was given the address", async () => {
    const attacker = createVisitor();
    const back = await logInThere(attacker, await leave(attacker, "google"));
    const victim = createVisitor();
    await leave(victim, "google");
    expect(ending((await victim.follow(back, isPage)).url)).toContain("problem=expired");
    expect(await links()).toEqual([]);
  });

  it("coming back too late, and being forgotten", async () => {
    const visitor = createVisitor();
    const back = await logInThere(visitor, await leave(visitor, "google"));
    await leave(createVisitor(), "google");
    const before = server.current.clock.now();
    server.current.clock.advance(10 * 60_000);
    const { url } = await visitor.follow(back, isPage);
    server.current.clock.advance(1);
    await leave(createVisitor(), "google");
    server.current.clock.set(before);
    expect(ending(url)).toContain("problem=expired");
    expect(await server.current.platform.db.select().from(socialSignIns)).toHaveLength(1);
  });

  it("two tabs at once: both work", async () => {
    const visitor = createVisitor();
    const first = await leave(visitor, "google");
    const second = await leave(visitor, "facebook");
    expect((await visitor.follow(second.href, isPage)).url.pathname).toBe("/login-token");
    const back = await logInThere(visitor, first, { account: "sara" });
    expect((await visitor.follow(back, isPage)).url.pathname).toBe("/login-token");
  });

  it.each([
    ["no state", "?code=x"],
    ["an unknown state", "?code=x&state=y"],
    ["nothing", ""],
    ["too much", `?state=${"x".repeat(5_000)}`],
    ["lists", "?state=1&state=2&code[a]=3"],
  ])("%s", async (_case, query) => {
    const { url } = await createVisitor().follow(`${callback("google")}${query}`, isPage);
    expect(ending(url)).toBe("/inloggen?problem=expired&provider=google");
  });

  it("a code that is none", async () => {
    const visitor = createVisitor();
    const there = await leave(visitor, "google");
    const query = `?code=x&state=${there.searchParams.get("state")}&iss=${google.issuer}`;
    const { url } = await visitor.follow(`${callback("google")}${query}`, isPage);
    expect(ending(url)).toContain("problem=failed");
  });

  it.each(["signature", "nothing at all"] as const)("a token with a bad %s", async (how) => {
    google.spoilOnce(how);
    expect(ending((await signIn("google")).url)).toContain("problem=failed");
    expect(await links()).toEqual([]);
  });

  it("a token that was made for another sign-in", async () => {
    const visitor = createVisitor();
    const there = await leave(visitor, "google");
    there.searchParams.set("nonce", "another");
    const { url } = await visitor.follow(await logInThere(visitor, there), isPage);
    expect(ending(url)).toContain("problem=failed");
  });

  it("a code that was asked for by another", async () => {
    const visitor = createVisitor();
    const there = await leave(visitor, "google");
    there.searchParams.set("code_challenge", "E9Melhoa2OwvFrEMTJguCHaoeK1t8URWbuGJSstw-cM");
    const { url } = await visitor.follow(await logInThere(visitor, there), isPage);
    expect(ending(url)).toContain("problem=failed");
  });

  it("a provider that nobody knows", async () => {
    const { url } = await createVisitor().follow(`${site}/api/auth/hyves`, isPage);
    expect(ending(url)).toBe("/inloggen?problem=notFound");
  });

  it("a form that is not one", async () => {
    const response = await server.current.call("POST", "/api/auth/apple/callback", {
      body: "{",
      headers: { "content-type": "application/json" },
    });
    expect([response.statusCode, response.headers.location]).toEqual([
      303,
      "/inloggen?problem=malformed",
    ]);
  });
});

describe("the way to the provider", () => {
  it("asks for a code with a challenge, a state and a nonce, and keeps the browser's mark hidden", async () => {
    const response = await server.current.call("GET", "/api/auth/google?redirect=/settings");
    expect(response.statusCode).toBe(302);
    const { origin, searchParams } = new URL(String(response.headers.location));
    expect(origin).toBe(google.issuer);
    expect(Object.fromEntries(searchParams)).toMatchObject({
      client_id: "our-google-client",
      redirect_uri: callback("google"),
      response_type: "code",
      scope: "openid email profile",
      code_challenge_method: "S256",
      code_challenge: expect.stringMatching(/^[\w-]{43}$/),
      state: expect.stringMatching(/^[\w-]{48}$/),
      nonce: expect.stringMatching(/^[\w-]{48}$/),
    });
    expect(response.cookies).toMatchObject([
      { name: "sign_in", httpOnly: true, sameSite: "Lax", path: "/", maxAge: 600 },
    ]);
    const [kept] = await server.current.platform.db.select().from(socialSignIns);
    const secrets = [searchParams.get("state"), response.cookies[0]?.value];
    for (const secret of secrets) expect(JSON.stringify(kept)).not.toContain(secret);
  });
});

describe("a form's own post", () => {
  it("is refused where no provider posts", async () => {
    const response = await server.current.call("POST", "/api/login", {
      body: "email=x",
      headers: { "content-type": "application/x-www-form-urlencoded" },
    });
    expect([response.statusCode, response.json().error]).toEqual([415, "unsupportedMedia"]);
  });
});
