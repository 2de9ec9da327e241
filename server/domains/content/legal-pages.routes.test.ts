import { describe, expect, it } from "vitest";
import { readConfig } from "#server/platform/config/config.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { tellWhatIsMissing } from "./legal-pages.service.ts";

const details = {
  OPERATOR_NAME: "Buurtdieren B.V.",
  OPERATOR_ADDRESS: "Oudegracht 1, 3511 AB Utrecht",
  OPERATOR_EMAIL: "post@example.org",
};
const server = testServer({ environment: details });

const ask = (id: string, language = "nl") =>
  server.current.call("GET", `/api/website/${id}`, { headers: { "accept-language": language } });

describe("a text that people agree to", () => {
  it("is there for everybody, in the language of who asks", async () => {
    const [nl, en] = [(await ask("terms")).json().data, (await ask("terms", "en-US")).json().data];
    expect(nl).toMatchObject({ id: "terms", title: "Voorwaarden", version: "2026-11-17" });
    expect(en).toMatchObject({ id: "terms", title: "Terms of use", version: "2026-11-17" });
    expect(nl.sections[0]).toMatchObject({ id: "short", title: "In het kort" });
    expect(en.sections[0]).toMatchObject({ id: "short", title: "In short" });
    expect(JSON.stringify(nl)).not.toContain("{{");
  });

  it("says who runs the site, as far as that was set", async () => {
    expect((await ask("privacy")).json().data.operator).toEqual({
      name: "Buurtdieren B.V.",
      website: "http://localhost:3000",
      address: "Oudegracht 1, 3511 AB Utrecht",
      email: "post@example.org",
    });
  });

  it.each(["imprint", "nl terms", "__proto__"])("is not there by the name of %s", async (id) => {
    expect((await ask(encodeURIComponent(id))).statusCode).toBe(404);
  });
});

describe("a site that does not say how to reach who runs it", () => {
  const https = { APP_URL: "https://kwispel.example", APP_KEY: "k".repeat(32) };

  it.each([
    ["on https", https, ["OPERATOR_ADDRESS", "OPERATOR_EMAIL"]],
    [
      "on https with an e-mail address",
      { ...https, ...details, OPERATOR_ADDRESS: "" },
      ["OPERATOR_ADDRESS"],
    ],
    ["on https with both", { ...https, ...details }, null],
    ["at home", {}, null],
  ])("is told so at its start: %s", (_where, environment, expected) => {
    const warnings: unknown[] = [];
    const log = { warn: (about: unknown) => void warnings.push(about) };
    tellWhatIsMissing({ config: readConfig(environment), log });
    expect(warnings).toEqual(expected ? [{ missing: expected }] : []);
  });
});
