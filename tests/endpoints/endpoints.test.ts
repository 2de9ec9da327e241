import { describe, expect, it } from "vitest";
import * as z from "zod";
import { allEndpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { paginated } from "#contract/shared/paging.ts";
import { errorBody } from "#contract/shared/validation/error-body.ts";
import { openApiDocument, wirePath } from "#server/platform/http/openapi.ts";
import { testServer } from "../setup/test-server.ts";

/** One walk over all endpoint tables: what every endpoint owes, whoever wrote it. */
const server = testServer({ isEmptied: false });
const endpoints = allEndpoints();

const pathOf = (path: string) => path.replace(/\{\w+\}/g, "1");

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
});

describe("a list", () => {
  const fieldsOf = (schema: z.ZodType | undefined) =>
    schema instanceof z.ZodObject ? Object.keys(schema.shape) : [];
  const asking = (...names: string[]) =>
    endpoints
      .filter(({ endpoint }) => names.some((name) => fieldsOf(endpoint.query).includes(name)))
      .map(({ name }) => name);

  it("is paged in one way, and answers with its pages", () => {
    const paged = endpoints.filter(({ name }) => asking("page").includes(name));
    expect(paged.length).toBeGreaterThan(3);
    for (const { name, endpoint } of paged) {
      expect(fieldsOf(endpoint.query), name).toContain("limit");
      expect(fieldsOf(endpoint.response), name).toEqual(
        expect.arrayContaining(fieldsOf(paginated(z.string()))),
      );
    }
  });

  it("is a stream, read by a cursor, or else takes no other limit than a page's", () => {
    const others = asking("limit", "offset", "before", "after", "cursor");
    // A logbook's visits and pictures go on without end, too.
    expect(others.filter((name) => !asking("page").includes(name))).toEqual([
      "chat.listMessages",
      "logbooks.get",
      "logbooks.listImages",
    ]);
    expect(asking("offset")).toEqual(["chat.listMessages"]);
  });
});

describe("an Idempotency-Key", () => {
  const keysOf = (schema: z.ZodType | undefined) =>
    Object.keys(
      z.toJSONSchema(schema ?? z.object({}), { unrepresentable: "any" }).properties ?? {},
    );
  const posts = endpoints.filter(({ endpoint }) => endpoint.method === "POST");
  const taking = endpoints.filter(({ endpoint }) => endpoint.idempotent);

  it("is taken by every POST of somebody who is logged in, or it says why not", () => {
    const users = posts.filter(({ endpoint }) => endpoint.access !== "public");
    const isExplained = ({ notIdempotent = "" }: Endpoint) => /^[A-Z].{20,}\.$/.test(notIdempotent);
    for (const { name, endpoint } of users) {
      expect(endpoint.idempotent !== isExplained(endpoint), name).toBe(true);
    }
    expect(taking.length).toBeGreaterThan(10);
  });

  it("explains nothing where none is taken anyway", () => {
    const others = endpoints.filter(
      ({ endpoint: { method, access } }) => method !== "POST" || access === "public",
    );
    expect(others.filter(({ endpoint }) => endpoint.notIdempotent)).toEqual([]);
  });

  it.each(taking)("keeps neither a token nor a password of $name", ({ endpoint }) => {
    expect(keysOf(endpoint.response)).not.toContain("token");
    expect(keysOf(endpoint.body).filter((key) => /password|code|ticket/i.test(key))).toEqual([]);
  });

  it("stands in the document where it is taken, and only there", () => {
    const { paths } = openApiDocument(endpoints);
    for (const { name, endpoint } of endpoints) {
      const operation = paths[wirePath(endpoint)]?.[endpoint.method.toLowerCase()];
      const isNamed = operation?.parameters.some(
        (parameter) => parameter.name === "Idempotency-Key",
      );
      expect(isNamed, name).toBe(endpoint.idempotent === true);
    }
  });
});

describe("the OpenAPI document", () => {
  const document = openApiDocument(endpoints);

  it("shows every endpoint, with the wire's names", () => {
    for (const { name, endpoint } of endpoints) {
      const operation = document.paths[wirePath(endpoint)]?.[endpoint.method.toLowerCase()];
      expect(operation).toMatchObject({ operationId: name });
    }
    const properties = [...JSON.stringify(document).matchAll(/"properties":\{([^}]*)\}/g)];
    expect(properties.length).toBeGreaterThan(0);
    expect(JSON.stringify(document)).toContain('"preferred_locale"');
    expect(JSON.stringify(document)).not.toContain('"preferredLocale"');
  });

  it("shows that a form may POST every PUT", () => {
    const puts = endpoints.filter(({ endpoint }) => endpoint.method === "PUT");
    expect(puts.length).toBeGreaterThan(8);
    for (const { name, endpoint } of puts) {
      const { requestBody } = document.paths[wirePath(endpoint)]?.post ?? {};
      const { schema } = requestBody?.content["multipart/form-data"] ?? {};
      expect(JSON.stringify(schema), name).toContain('"_method":{"const":"PUT"}');
    }
    const { post } = document.paths["/api/user"] ?? {};
    expect(Object.keys(post?.responses ?? {})).toEqual(["200", "default"]);
  });

  it("names the parameters of a path as they are among its parameters", () => {
    for (const [path, methods] of Object.entries(document.paths)) {
      const inPath = [...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
      expect(path).not.toMatch(/\{[^}]*[A-Z]/);
      for (const operation of Object.values(methods)) {
        const named = operation.parameters
          .filter((each) => each.in === "path")
          .map(({ name }) => name);
        expect(named.toSorted()).toEqual(inPath.toSorted());
      }
    }
  });

  it("tells which sizes a page may have, and what is taken when nothing is said", () => {
    const { get } = document.paths["/api/sitters"] ?? {};
    const schemaOf = (name: string) => get?.parameters.find((each) => each.name === name)?.schema;
    expect(schemaOf("page")).toMatchObject({ type: "integer", minimum: 1, default: 1 });
    expect(schemaOf("limit")).toMatchObject({ enum: [5, 10, 15, 20, 30, 50, -1], default: 10 });
    expect(schemaOf("distance")).toMatchObject({ type: "number", maximum: 100, default: 10 });
  });

  it("is served, with a page to read it", async () => {
    const json = await server.current.call("GET", "/api/openapi.json");
    expect(json.json()).toEqual(JSON.parse(JSON.stringify(document)));
    const page = await server.current.call("GET", "/api/docs");
    expect(page.statusCode).toBe(200);
    expect(page.headers["content-type"]).toContain("text/html");
  });
});
