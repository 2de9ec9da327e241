import { describe, expect, it } from "vitest";
import { urls } from "#contract/urls/urls.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { freePort } from "../../../../scripts/free-port.ts";

/** Nobody listens there. */
const nowhere = `http://127.0.0.1:${await freePort()}`;
const server = testServer({
  environment: {
    GOOGLE_CLIENT_ID: "id",
    GOOGLE_CLIENT_SECRET: "secret",
    GOOGLE_ISSUER: nowhere,
    LIMIT_AUTH: "2",
  },
});

describe("a provider that is away", () => {
  it("leads back to the log-in screen, and so does trying too often", async () => {
    const locations: unknown[] = [];
    for (let tries = 0; tries < 3; tries += 1) {
      const response = await server.current.call("GET", "/api/auth/google?redirect=/settings", {
        cookies: { locale: "en" },
      });
      expect(response.statusCode).toBe(302);
      locations.push(response.headers.location);
    }
    expect(locations).toEqual([
      "/login?problem=failed&provider=google&redirect=%2Fsettings",
      "/login?problem=failed&provider=google&redirect=%2Fsettings",
      "/inloggen?problem=tooManyRequests",
    ]);
  });
});

describe("providers without keys", () => {
  it("are not offered", async () => {
    const response = await server.current.call("GET", "/api/auth/providers");
    expect(response.json()).toEqual({ data: ["google"] });
  });

  it("are not there", async () => {
    server.current.clock.advance(61_000);
    const response = await server.current.call("GET", urls.socialSignIn("apple"));
    expect(response.headers.location).toBe("/inloggen?problem=notFound");
  });
});
