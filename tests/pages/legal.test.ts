import { beforeAll, describe, expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import { makeSitter } from "#tests/factories/profiles.ts";
import { makeActiveRequest } from "#tests/factories/requests.ts";
import { plainBrowser } from "#tests/setup/plain-browser.ts";
import { linkNamed, parsePage } from "#tests/setup/reading/parse-page.ts";
import { testServer } from "#tests/setup/test-server.ts";

/** The terms and statements: what links to them, and how they read without script. */
const server = testServer({
  withPages: true,
  isEmptied: false,
  // Who comes in by somebody else's button agrees as well.
  environment: { FACEBOOK_APP_ID: "1234567890", FACEBOOK_APP_SECRET: "our-facebook-secret" },
});
const contactPages: string[] = [];

beforeAll(async () => {
  const { db } = server.current.platform;
  const { profile } = await makeSitter(db);
  const request = await makeActiveRequest(db);
  contactPages.push(urls.sitterContact("utrecht", profile.id));
  contactPages.push(urls.requestContact("utrecht", request.id));
});

/** How often a page links to each. */
async function linksOn(path: string, { hasAnswered = true } = {}) {
  const browser = plainBrowser(server);
  if (hasAnswered) browser.cookies.set("cookie_consent", "reject");
  const { statusCode, body } = await browser.get(path);
  expect(statusCode, path).toBe(200);
  const count = (href: string) => body.split(`href="${href}"`).length - 1;
  return { terms: count("/voorwaarden"), privacy: count("/privacy"), cookies: count("/cookies") };
}

describe("links to what is agreed to", () => {
  it("stand at the foot of a page, and in the bar that asks about cookies", async () => {
    expect(await linksOn("/empty")).toEqual({ terms: 1, privacy: 1, cookies: 1 });
    expect((await linksOn("/empty", { hasAnswered: false })).cookies).toBe(2);
  });

  it("stand beside every box that asks for consent", async () => {
    for (const path of ["/inloggen", ...contactPages]) {
      expect(await linksOn(path), path).toMatchObject({ terms: 2, privacy: 2 });
    }
    // It has no foot: one of each beside the box, one under the buttons of others.
    const signup = await linksOn("/aanmelden?type=pet_owner");
    expect(signup).toMatchObject({ terms: 2, privacy: 2 });
  });
});

it("can be read without scripts, in the language of the address", async () => {
  const browser = plainBrowser(server);
  const { body } = await browser.get("/terms");
  const terms = parsePage(body);
  expect(terms.querySelector("h1")?.textContent).toBe("Terms of use");
  expect(linkNamed(body, "What it costs", "nav")).toBe("#money");
  expect(terms.querySelector("main #money")).not.toBeNull();
  const privacy = await browser.get(linkNamed(body, "Privacy", "footer"));
  expect(parsePage(privacy.body).querySelector("h1")?.textContent).toBe("Privacy statement");
});
