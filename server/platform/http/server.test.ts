import { once } from "node:events";
import { request as httpRequest } from "node:http";
import type { AddressInfo } from "node:net";
import { Readable } from "node:stream";
import { createBrotliDecompress } from "node:zlib";
import { beforeAll, describe, expect, it } from "vitest";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";

let letGo: () => void = () => {};

const server = testServer({
  environment: { LIMIT_REQUESTS: "5", LIMIT_AUTH: "3", METRICS_PORT: "0" },
  extend: (_platform, app) => {
    app.get("/test/stream", (_request, reply) => {
      const gate = new Promise<void>((resolve) => {
        letGo = resolve;
      });
      const parts = async function* () {
        yield "<p>first</p>".repeat(200);
        await gate;
        yield "<p>last</p>";
      };
      return reply.type("text/html").send(Readable.from(parts()));
    });
  },
});

/** What every answer has, and that of an address which nobody can read too. */
const securityHeaders = [
  "x-content-type-options",
  "x-frame-options",
  "referrer-policy",
  "cross-origin-opener-policy",
  "cross-origin-resource-policy",
  "x-dns-prefetch-control",
  "x-request-id",
];

describe("an address that can't be read", () => {
  it.each([
    ["/%ff", 400],
    ["/api/%ff", 400],
    ["/%", 400],
    ["/api/sitters/%e0%a4%a?x=%ff", 400],
    [`/api/sitters/${"a".repeat(301)}`, 400],
    ["/api/nothing", 404],
  ])("%s: answered with all security headers", async (path, status) => {
    const answer = await server.current.call("GET", path, { address: newAddress() });
    expect(answer.statusCode).toBe(status);
    expect(Object.keys(answer.headers)).toEqual(expect.arrayContaining(securityHeaders));
  });

  it("is counted as any other is", async () => {
    const address = newAddress();
    const asked = { address };
    for (let times = 0; times < 3; times += 1) {
      expect((await server.current.call("POST", "/%ff", asked)).statusCode).toBe(400);
    }
    expect((await server.current.call("GET", "/health", asked)).statusCode).toBeLessThan(500);
  });
});

let port = 0;
beforeAll(async () => {
  await server.current.app.listen({ port: 0, host: "127.0.0.1" });
  port = (server.current.app.server.address() as AddressInfo).port;
});

let address = 0;
/** Each test comes from an address of its own, as limits count by address. */
const newAddress = () => {
  address += 1;
  return `192.0.2.${address}`;
};

describe("limits", () => {
  it("count by address for guests", async () => {
    const ask = (from: string) => server.current.call("GET", "/api/user", { address: from });
    const here = newAddress();
    const statuses = [];
    for (let nr = 0; nr < 6; nr += 1) statuses.push((await ask(here)).statusCode);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect((await ask(newAddress())).statusCode).toBe(401);
  });

  it("count by user, wherever they are, and end after a minute", async () => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db)).id);
    const ask = () => server.current.call("GET", "/api/user", { as, address: newAddress() });
    for (let nr = 0; nr < 5; nr += 1) expect((await ask()).statusCode).toBe(200);
    const refused = await ask();
    expect(refused.statusCode).toBe(429);
    expect(refused.json().error).toBe("tooManyRequests");
    expect(Number(refused.headers["retry-after"])).toBeGreaterThan(0);
    server.current.clock.advance(61_000);
    expect((await ask()).statusCode).toBe(200);
  });

  it("count log-ins by e-mail too, from whatever address", async () => {
    const csrf = await server.current.call("GET", "/sanctum/csrf-cookie", {
      address: newAddress(),
    });
    const value = csrf.cookies[0]?.value ?? "";
    const attempt = () =>
      server.current.call("POST", "/api/login", {
        address: newAddress(),
        body: { email: "Tess@example.test", password: "raden maar" },
        cookies: { "XSRF-TOKEN": value },
        headers: { "x-xsrf-token": value },
      });
    const statuses = [];
    for (let nr = 0; nr < 4; nr += 1) statuses.push((await attempt()).statusCode);
    expect(statuses).toEqual([422, 422, 422, 429]);
  });
});

describe("health", () => {
  it("tells alive from ready", async () => {
    const { call, health } = server.current;
    expect((await call("GET", "/healthz")).statusCode).toBe(200);
    expect((await call("GET", "/readyz")).json()).toEqual({ status: "ready" });
    health.state = "stopping";
    const stopping = await call("GET", "/readyz");
    health.state = "ready";
    expect([stopping.statusCode, stopping.headers["retry-after"]]).toEqual([503, "5"]);
    expect((await call("GET", "/healthz")).statusCode).toBe(200);
  });

  it("refuses new visitors while stopping, and says when to come back", async () => {
    const { health } = server.current;
    health.state = "stopping";
    const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`);
    health.state = "ready";
    expect([response.status, response.headers.get("retry-after")]).toEqual([503, "5"]);
    expect(await response.json()).toMatchObject({ error: "unavailable" });
  });
});

describe("answers", () => {
  it("are compressed", async () => {
    const response = await fetch(`http://127.0.0.1:${port}/api/openapi.json`, {
      headers: { "accept-encoding": "br" },
    });
    expect(response.headers.get("content-encoding")).toBe("br");
    expect(await response.json()).toHaveProperty("openapi");
  });

  it("that stream are not held back by compression", async () => {
    const request = httpRequest({
      port,
      host: "127.0.0.1",
      path: "/test/stream",
      headers: { "accept-encoding": "br" },
    }).end();
    const [response] = await once(request, "response");
    expect(response.headers["content-encoding"]).toBe("br");
    const decompressed = response.pipe(createBrotliDecompress());
    let text = "";
    decompressed.on("data", (chunk: Buffer) => {
      text += chunk;
    });
    // The end is held back by the test, not by the server: the beginning must be here without it.
    await expect.poll(() => text, { timeout: 5_000 }).toContain("first");
    expect(text).not.toContain("last");
    letGo();
    await once(decompressed, "end");
    expect(text).toContain("last");
  });

  it("carry the headers that keep a browser safe", async () => {
    const { headers } = await server.current.call("GET", "/api/openapi.json");
    expect(headers).toMatchObject({
      "x-content-type-options": "nosniff",
      "x-frame-options": "SAMEORIGIN",
      "referrer-policy": "strict-origin-when-cross-origin",
      "content-security-policy": "default-src 'none'; frame-ancestors 'none'",
    });
    expect(headers["strict-transport-security"]).toBeUndefined();
  });
});
