import type { LightMyRequestResponse } from "fastify";
import { describe, expect, it } from "vitest";
import texts from "#messages/nl/home.json" with { type: "json" };
import { logIn, makeUser } from "#tests/factories/account.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";

const lines: string[] = [];
const server = testServer({
  withPages: true,
  environment: { LIMIT_REQUESTS: "8", LOG_LEVEL: "error" },
  logTo: { write: (line) => void lines.push(line) },
});
const hour = 3_600_000;
/** The link at the top, with its icon. */
const work = `</svg>${texts.hero.work}</a>`;

const sessionCookieOf = ({ headers }: LightMyRequestResponse) =>
  [headers["set-cookie"] ?? []].flat().find((cookie) => cookie.startsWith("session="));

const visit = (cookie: string, address: string) =>
  server.current.call("GET", "/", { address, headers: { accept: "text/html", cookie } });

describe("the front door for guests", () => {
  it("is never cached as somebody saw it whose calls were refused", async () => {
    const { clock, platform } = server.current;
    await makeSitter(platform.db, { user: { firstName: "Annelies" } });
    const limited = "192.0.2.7";
    for (let call = 0; call < 8; call += 1) {
      await server.current.call("GET", "/sanctum/csrf-cookie", { address: limited });
    }
    const poor = await visit("", limited);
    expect([poor.statusCode, poor.body.includes("Annelies")]).toEqual([200, false]);
    expect((await visit("", "192.0.2.8")).body).toContain("Annelies");
    // The one that is whole is for them too.
    expect((await visit("", limited)).body).toContain("Annelies");
    clock.advance(hour);
  });

  it.each([
    ["last_used_profile_type=pet_sitt", "last_used_profile_type=pet_sitter", work],
    ["last_used_profile_type=pet_sitters", "last_used_profile_type=pet_sitter", work],
    ['locale="fr"', "locale=en", '<html lang="en'],
    ['locale="en"', "locale=en", '<html lang="en'],
    ["theme=dark_; theme=dark", "theme=dark", 'data-theme="dark"'],
    ["theme=dark1234; locale=en", "theme=dark; locale=en", 'data-theme="dark"'],
  ])("that came of %j is not what %j gets", async (strange, known, shown) => {
    server.current.clock.advance(hour);
    await visit(strange, "192.0.2.9");
    expect((await visit(known, "192.0.2.10")).body).toContain(shown);
    expect((await visit("", "192.0.2.10")).body).not.toContain(shown);
  });
});

it("says in the log which language a browser asked for that we don't speak, in a line", async () => {
  lines.length = 0;
  const { body } = await visit(`locale=x%0Aforged%20line${"y".repeat(500)}`, "192.0.2.41");
  expect(body).toContain('<html lang="nl');
  const unknown = lines.filter((line) => line.includes("unknown locale"));
  expect(unknown).toHaveLength(1);
  expect(JSON.parse(unknown[0] ?? "")).toMatchObject({ locale: "x\nforged lineyyyyyyy" });
  await visit("locale=en-US", "192.0.2.42");
  expect(lines.filter((line) => line.includes("unknown locale"))).toHaveLength(1);
});

it("asks for its scripts after style and fonts, and as less urgent", async () => {
  const { body } = await visit("", "192.0.2.20");
  const links = [...body.matchAll(/<link [^>]*href="([^"]+)"[^>]*>/g)];
  const firstOfEach = [...new Map(links.toReversed().map((link) => [link[1], link[0]])).values()];
  const scripts = firstOfEach.filter((link) => link.includes('rel="modulepreload"'));
  expect(scripts.length).toBeGreaterThan(3);
  expect(scripts.filter((link) => !link.includes('fetchPriority="low"'))).toEqual([]);
  expect(body.indexOf('rel="modulepreload"')).toBeGreaterThan(body.lastIndexOf('as="font"'));
  expect(body.indexOf('as="font"')).toBeGreaterThan(body.indexOf('rel="stylesheet"'));
});

describe("a page for somebody who is logged in", () => {
  it("keeps the session's cookie when they can't be looked up just now", async () => {
    const { db } = server.current.platform;
    const token = await logIn(db, (await makeUser(db)).id);
    for (let call = 0; call < 8; call += 1) {
      await server.current.call("GET", "/api/user", { as: token });
    }
    const page = await visit(`session=${encodeURIComponent(token)}`, "192.0.2.30");
    expect([page.statusCode, sessionCookieOf(page)]).toEqual([429, undefined]);
    const ended = await visit("session=1%7Cunknown", "192.0.2.31");
    expect([ended.statusCode, sessionCookieOf(ended)]).toEqual([
      200,
      expect.stringContaining("session=;"),
    ]);
  });
});
