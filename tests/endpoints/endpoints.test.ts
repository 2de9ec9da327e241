import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { allEndpoints } from "#contract/endpoints.ts";
import { errorBody } from "#contract/shared/errors.ts";
import { openApiDocument } from "#server/platform/http/openapi.ts";
import { logIn, makeUser } from "../factories/account.ts";
import { testServer } from "../setup/test-server.ts";

/** One walk over all endpoint tables: what every endpoint owes, whoever wrote it. */
const server = testServer();
const endpoints = allEndpoints();

const pathOf = (path: string) => path.replace(/\{\w+\}/g, "1");

function queryOf(sent: unknown): string {
  const fields =
    sent !== null && typeof sent === "object" ? Object.entries(sent) : [["page", sent]];
  const texts = fields.map(([name, value]) => [
    String(name),
    typeof value === "string" ? value : JSON.stringify(value),
  ]);
  return new URLSearchParams(texts as [string, string][]).toString();
}

describe("every endpoint", () => {
  it("has a path and method of its own", () => {
    const routes = endpoints.map(({ endpoint }) => `${endpoint.method} ${endpoint.path}`);
    expect(routes).toEqual([...new Set(routes)]);
  });

  it.each(endpoints)("$name says what it does, who may, and is under /api", ({ endpoint }) => {
    expect(endpoint.summary).toMatch(/^[A-Z].+\.$/);
    expect(["public", "user", "verified", "admin"]).toContain(endpoint.access);
    expect(endpoint.path).toMatch(/^\/(api|sanctum)\//);
    expect(endpoint.method === "GET" && endpoint.body).toBeFalsy();
  });

  it.each(endpoints)("$name is bound to an action", async ({ endpoint }) => {
    // No endpoint is a PATCH: the refusal names the methods that the path does take.
    const response = await server.current.call("PATCH", pathOf(endpoint.path));
    expect(response.statusCode).toBe(405);
    expect(String(response.headers.allow).split(", ")).toContain(endpoint.method);
  });

  const closed = endpoints.filter(({ endpoint }) => endpoint.access !== "public");
  it.each(closed)("$name is closed to guests", async ({ endpoint }) => {
    const response = await server.current.call(endpoint.method, pathOf(endpoint.path), {
      ...(endpoint.method === "GET" ? {} : { body: {} }),
    });
    expect(response.statusCode).toBe(401);
    expect(errorBody.safeParse(response.json()).success).toBe(true);
  });

  it.each(endpoints)("$name never breaks, whatever it is sent", async ({ endpoint }) => {
    const { db } = server.current.platform;
    const user = await makeUser(db, { role: "admin" });
    const csrf = await server.current.call("GET", "/sanctum/csrf-cookie");
    const cookie = csrf.cookies[0]?.value ?? "";
    const nasty = fc.oneof(
      fc.jsonValue({ maxDepth: 3 }),
      fc.constantFrom(
        "'; drop table users; --",
        "\u0000",
        "😀".repeat(50),
        -1,
        Number.MAX_VALUE,
        [],
        {},
        "",
      ),
    );
    const fields = ["email", "password", "device", "preferred_locale", "first_name", "id", "page"];
    const body = fc.oneof(nasty, fc.dictionary(fc.constantFrom(...fields), nasty));
    const isRead = endpoint.method === "GET";
    await fc.assert(
      fc.asyncProperty(body, async (sent) => {
        // Some of them log out or delete the user.
        const token = await logIn(db, user.id);
        const query = isRead ? `?${queryOf(sent)}` : "";
        const response = await server.current.call(
          endpoint.method,
          `${pathOf(endpoint.path)}${query}`,
          {
            as: token,
            cookies: { "XSRF-TOKEN": cookie },
            headers: { "x-xsrf-token": cookie, "content-type": "application/json" },
            ...(isRead ? {} : { body: JSON.stringify(sent) }),
          },
        );
        expect(response.statusCode).toBeLessThan(500);
      }),
      { numRuns: 15 },
    );
  });
});

describe("the OpenAPI document", () => {
  const document = openApiDocument(endpoints);

  it("shows every endpoint, with the wire's names", () => {
    for (const { name, endpoint } of endpoints) {
      const operation = document.paths[endpoint.path]?.[endpoint.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name });
    }
    const properties = [...JSON.stringify(document).matchAll(/"properties":\{([^}]*)\}/g)];
    expect(properties.length).toBeGreaterThan(0);
    expect(JSON.stringify(document)).toContain('"preferred_locale"');
    expect(JSON.stringify(document)).not.toContain('"preferredLocale"');
  });

  it("is served, with a page to read it", async () => {
    const json = await server.current.call("GET", "/api/openapi.json");
    expect(json.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const page = await server.current.call("GET", "/api/docs");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
  });
});
