import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { hourMs } from "#contract/shared/durations.ts";
import { users } from "#server/db/schema/account.ts";
import { profiles } from "#server/db/schema/profiles.ts";
import { socialAccounts } from "#server/db/schema/social-accounts.ts";
import { termsVersion } from "#server/platform/legal/legal-texts.ts";
import { logIn, makeUser, password } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { sentMails } from "#tests/setup/sent-mails.ts";
import { createSocialDance } from "#tests/setup/stand-ins/social-dance.ts";
import { startSocialProviders } from "#tests/setup/stand-ins/social-providers.ts";
import { testContext } from "#tests/setup/test-context.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { freePort } from "../../../../scripts/free-port.ts";
import { admit } from "./social-admission.service.ts";

/** The whole dance over HTTP: our server, a browser's cookies, and providers that are real ones. */
const port = await freePort();
const site = `http://127.0.0.1:${port}`;
const { signIn } = createSocialDance(site);
const { google, apple, facebook, environment, stop } = await startSocialProviders(site);
const server = testServer({ environment: { APP_URL: site, ...environment } });
beforeAll(async () => {
  await server.current.app.listen({ port, host: "127.0.0.1" });
});
beforeEach(() => {
  google.people.clear();
  apple.people.clear();
  facebook.person = {
    id: "fb-1",
    first_name: "Noor",
    last_name: "Bos",
    email: "noor@example.test",
  };
});
afterAll(stop);

const noor = { email: "noor@example.test", given_name: "Noor", family_name: "Bos" };
async function sessionFrom(url: URL): Promise<string> {
  expect(url.pathname).toBe("/login-token");
  const body = { token: url.searchParams.get("t") };
  const opened = await server.current.call("POST", "/api/loginToken", { body });
  expect(opened.statusCode, opened.body).toBe(200);
  return opened.json().token;
}

async function me(url: URL) {
  const as = await sessionFrom(url);
  return (await server.current.call("GET", "/api/user", { as })).json();
}

async function mailsTo(email: string) {
  return (await sentMails(server.current)).filter(({ recipient }) => recipient === email);
}

const links = () => server.current.platform.db.select().from(socialAccounts);

describe("signing in", () => {
  it("shows which providers there are", async () => {
    const response = await server.current.call("GET", "/api/auth/providers");
    expect(response.json()).toEqual({ data: ["google", "apple", "facebook"] });
  });

  it("asks who is new to agree to the terms, and stores which ones those were", async () => {
    google.people.set("agrees", { ...noor, email_verified: true });
    const as = await sessionFrom((await signIn("google", { account: "agrees" })).url);
    const { db, clock } = server.current.platform;
    const agreement = async () => {
      const [user] = await db.select().from(users);
      return { at: user?.termsAcceptedAt, version: user?.termsVersion };
    };
    expect(await agreement()).toEqual({ at: null, version: null });
    const body = { birth_date: "1990-01-01", terms: true };
    expect((await server.current.call("PUT", "/api/user", { as, body })).statusCode).toBe(200);
    expect(await agreement()).toEqual({ at: clock.now(), version: termsVersion });
  });

  it.each(["google", "apple"] as const)(
    "makes an account of a new address: %s",
    async (provider) => {
      const there = provider === "google" ? google : apple;
      there.people.set(`new-${provider}`, { ...noor, email_verified: true });
      const query = "?profile_type=pet_sitter&locale=en&redirect=%2Fsettings";
      const { url, visitor } = await signIn(provider, { account: `new-${provider}`, query });
      expect(url.searchParams.get("redirect")).toBe("/settings");
      const fresh = decodeURIComponent(visitor.cookies(site).get("fresh_login") ?? "");
      expect(fresh).toBe(url.searchParams.get("t"));
      const user = await me(url);
      expect(user).toMatchObject({
        email: "noor@example.test",
        email_verified_at: "2026-11-15T09:30:00Z",
        signup_method: provider,
        preferred_locale: "en-US",
        first_name: "Noor",
        last_name: "Bos",
        registration_step: "account",
        reached_registration_end: false,
        last_used_profile_type: "pet_sitter",
        profile: { profile_type: "pet_sitter", is_registering: true },
      });
      expect(user).not.toHaveProperty("birth_date");
      expect(await links()).toMatchObject([{ provider, subject: `new-${provider}` }]);
    },
  );

  it.each([
    ["counts for who invited", (token: string) => token, 1],
    ["counts for nobody where the invitation is none", () => "inv-1-made-up", 0],
  ])("%s", async (_, tokenOf, count) => {
    const { db } = server.current.platform;
    const { user, profile } = await makeSitter(db);
    const as = await logIn(db, user.id);
    const own = await server.current.call("GET", `/api/invitations/${profile.id}`, { as });
    const invitation = tokenOf(own.json().data.token);
    google.people.set("invited", { ...noor, email_verified: true });
    const query = `?profile_type=pet_owner&invitation=${invitation}`;
    await me((await signIn("google", { account: "invited", query })).url);
    expect(await db.$count(profiles, eq(profiles.invitedByProfileId, profile.id))).toBe(count);
  });

  it("leaves the profile for later when nobody said which", async () => {
    google.people.set("noor", { ...noor, email_verified: true });
    const { url } = await signIn("google");
    expect(await me(url)).not.toHaveProperty("profile");
    expect(await server.current.platform.db.select().from(profiles)).toEqual([]);
  });

  it("does not vouch for the address of a new account that the provider does not vouch for", async () => {
    const { url } = await signIn("facebook");
    const user = await me(url);
    expect(user).toMatchObject({ signup_method: "facebook", first_name: "Noor" });
    expect(user).not.toHaveProperty("email_verified_at");
    const [mail] = await mailsTo("noor@example.test");
    expect(mail?.text).toContain("/confirmAccount/");
  });

  it("knows who came before, whatever their address is by now", async () => {
    google.people.set("noor", { ...noor, email_verified: true });
    const first = await me((await signIn("google")).url);
    google.people.set("noor", { email: "other@example.test", email_verified: false });
    const second = await me((await signIn("google")).url);
    expect(second.id).toBe(first.id);
    expect(await links()).toHaveLength(1);
  });

  it("links a known address that the provider vouches for", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { email: noor.email });
    const elsewhere = await logIn(db, user.id);
    google.people.set("noor", { email: "Noor@Example.test", email_verified: true });
    expect((await me((await signIn("google")).url)).id).toBe(user.id);
    expect(await links()).toMatchObject([{ userId: user.id, provider: "google" }]);
    const still = await server.current.call("GET", "/api/user", { as: elsewhere });
    expect(still.statusCode).toBe(200);
  });

  it("takes an account that waited for its owner away from who made it", async () => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { email: noor.email, emailVerifiedAt: null });
    await db.insert(socialAccounts).values({ userId: user.id, provider: "facebook", subject: "x" });
    const makers = await logIn(db, user.id);
    apple.people.set("noor", { email: noor.email, email_verified: "true" });
    const owner = await me((await signIn("apple")).url);
    expect(owner).toMatchObject({ id: user.id, email_verified_at: "2026-11-15T09:30:00Z" });
    expect((await server.current.call("GET", "/api/user", { as: makers })).statusCode).toBe(401);
    const [row] = await db.select().from(users);
    expect(row?.passwordHash).toBeNull();
    expect(await links()).toMatchObject([{ provider: "apple" }]);
  });

  it("says so when there is no address at all", async () => {
    facebook.person = { id: "fb-2", first_name: "Noor" };
    const { url } = await signIn("facebook", { query: "?locale=nl" });
    expect(url.pathname + url.search).toBe("/inloggen?problem=noEmail&provider=facebook");
  });

  it("makes one account of two who come at the same moment", async () => {
    const { platform } = server.current;
    const identity = { provider: "google", subject: "s", email: noor.email } as const;
    const names = { firstName: "Noor", lastName: null, isEmailVerified: true };
    const wish = { profileType: "pet_owner", invitation: null, locale: "nl" } as const;
    const person = { identity: { ...identity, ...names }, wish };
    const both = [1, 2].map(() =>
      platform.db.transaction((tx) => admit(testContext(platform, { db: tx }), person)),
    );
    expect(await Promise.all(both)).toMatchObject([{ kind: "in" }, { kind: "in" }]);
    expect(await platform.db.select().from(users)).toHaveLength(1);
  });
});

describe("a known address that Facebook gives", () => {
  async function askedByMail() {
    const user = await makeUser(server.current.platform.db, { email: noor.email });
    const { url } = await signIn("facebook");
    expect(url.pathname + url.search).toBe("/linkAccount?sent=facebook");
    const sent = await mailsTo(noor.email);
    const mail = sent.find(({ key }) => key.startsWith("social-link:"));
    const token = decodeURIComponent(
      /linkAccount\?t=([^\s\]&]+)/.exec(mail?.text ?? "")?.[1] ?? "",
    );
    return { user, mail, token };
  }
  const confirm = (token: string) =>
    server.current.call("POST", "/api/linkAccount", { body: { token } });

  it("is linked by the mail's link, once, which logs in", async () => {
    const { user, mail, token } = await askedByMail();
    expect(mail?.subject).toBe("Wil je inloggen met Facebook?");
    expect(await links()).toEqual([]);
    const confirmed = await confirm(token);
    expect(confirmed.json()).toMatchObject({ provider: "facebook" });
    const as = confirmed.json().token;
    expect((await server.current.call("GET", "/api/user", { as })).json().id).toBe(user.id);
    expect((await confirm(token)).statusCode).toBe(410);
    expect((await me((await signIn("facebook")).url)).id).toBe(user.id);
  });

  it("is linked once when the button is pressed twice at the same moment", async () => {
    const { token } = await askedByMail();
    const answers = await Promise.all([confirm(token), confirm(token)]);
    expect(answers.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 410]);
  });

  it.each([
    ["after two days", 48 * hourMs, 410],
    ["just in time", 48 * hourMs - 1_000, 200],
  ])("by a link that is followed %s", async (_case, waitMs, status) => {
    const { token } = await askedByMail();
    const before = server.current.clock.now();
    server.current.clock.advance(waitMs);
    const { statusCode } = await confirm(token);
    server.current.clock.set(before);
    expect(statusCode).toBe(status);
  });

  it("is not linked by a link that is none", async () => {
    const { token } = await askedByMail();
    const other = token.replace(/.$/, (last) => (last === "A" ? "B" : "A"));
    expect((await confirm(other)).statusCode).toBe(404);
  });

  it("is not linked once the user has another address", async () => {
    const { user, token } = await askedByMail();
    const { db } = server.current.platform;
    await db.update(users).set({ email: "moved@example.test" }).where(eq(users.id, user.id));
    expect((await confirm(token)).statusCode).toBe(410);
  });
});

describe("the token that it ends with", () => {
  it("works once", async () => {
    const { url } = await signIn("google", { account: "noor" });
    await sessionFrom(url);
    const body = { token: url.searchParams.get("t") };
    const again = await server.current.call("POST", "/api/loginToken", { body });
    expect(again.statusCode).toBe(410);
  });

  it("does not work for long", async () => {
    const { url } = await signIn("google", { account: "noor" });
    const before = server.current.clock.now();
    server.current.clock.advance(121_000);
    const body = { token: url.searchParams.get("t") };
    const late = await server.current.call("POST", "/api/loginToken", { body });
    server.current.clock.set(before);
    expect(late.statusCode).toBe(410);
  });

  it("leads to an account whose first password needs no old one", async () => {
    const as = await sessionFrom((await signIn("google", { account: "noor" })).url);
    const body = { new_password: password, new_password_confirmation: password };
    const set = await server.current.call("POST", "/api/changePassword", { as, body });
    expect(set.statusCode).toBe(204);
  });
});

it("leads on to no address that is longer than browsers and proxies take", async () => {
  const answer = await server.current.call("POST", "/api/auth/apple/callback", {
    headers: { "content-type": "application/x-www-form-urlencoded" },
    body: new URLSearchParams({ state: "x", code: "é".repeat(4_000) }).toString(),
  });
  expect(answer.statusCode).toBe(303);
  expect(answer.headers.location).toBe("/api/auth/apple/callback?state=x");
});
