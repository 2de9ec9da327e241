import { brotliDecompressSync } from "node:zlib";
import { beforeEach, describe, expect, it } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { pathId } from "#contract/shared/ids.ts";
import { integerBetween, listOf, yesNo } from "#contract/shared/validation/inputs.ts";
import { logIn, makeUser } from "#tests/factories/account.ts";
import { testServer } from "#tests/setup/test-server.ts";

const visit = endpoint({
  method: "POST",
  path: "/api/test/visits/{id}",
  access: "public",
  summary: "Gives back what it understood.",
  params: z.object({ id: pathId }),
  query: z.object({
    onlyNew: yesNo.optional(),
    petIds: listOf(pathId).optional(),
    limit: integerBetween(1, 100).optional(),
    word: z.string().optional(),
  }),
  body: z.object({
    petName: z.string().min(1).max(20),
    walks: z.array(z.object({ startsAt: z.string() })),
  }),
  response: z.object({
    id: z.number(),
    petName: z.string(),
    onlyNew: z.boolean().optional(),
    petIds: z.array(z.number()).optional(),
    walks: z.array(z.object({ startsAt: z.string() })),
    endedAt: z.string().optional(),
  }),
});
const adminOnly = endpoint({
  method: "GET",
  path: "/api/test/admin",
  access: "admin",
  summary: "",
});
const verifiedOnly = endpoint({
  method: "GET",
  path: "/api/test/verified",
  access: "verified",
  summary: "",
});
const upload = endpoint({
  method: "POST",
  path: "/api/test/upload",
  access: "user",
  summary: "",
  body: z.object({ services: z.array(z.object({ priceCents: z.string() })).optional() }),
  multipart: { pictures: { maxFiles: 3 } },
  response: z.object({ sizes: z.array(z.number()), prices: z.array(z.string()) }),
});
const breaks = endpoint({
  method: "GET",
  path: "/api/test/breaks",
  access: "public",
  summary: "",
  response: z.object({ fine: z.string() }),
});

const server = testServer({
  environment: { LIMIT_BODY_BYTES: "1000000", LIMIT_FILE_BYTES: "2000", LIMIT_FILES: "3" },
  extend: ({ bind }) => {
    bind(visit, async ({ params, query, body }) => ({
      id: params.id,
      onlyNew: query.onlyNew,
      petIds: query.petIds,
      ...body,
      endedAt: null as unknown as undefined,
      secret: "never leaves",
    }));
    bind(adminOnly, async () => {});
    bind(verifiedOnly, async () => {});
    bind(upload, {
      prepare: async ({ files }) => files.map((file) => file.size),
      run: async ({ body }, sizes) => ({
        sizes,
        prices: (body.services ?? []).map((service) => service.priceCents),
      }),
      discard: async () => {},
    });
    const nothing = { sizes: [], prices: [] };
    expect(() => bind({ ...upload, path: "/api/forgotten" }, async () => nothing)).toThrow(
      "no way to discard",
    );
    bind(breaks, async () => {
      throw new Error("the password is hunter2");
    });
  },
});

const json = { "content-type": "application/json" };
let token = "";
beforeEach(async () => {
  const { db } = server.current.platform;
  token = await logIn(db, (await makeUser(db)).id);
});

async function form(fields: [string, string | Blob][]) {
  const data = new FormData();
  for (const [name, value] of fields) data.append(name, value);
  const request = new Request("http://localhost", { method: "POST", body: data });
  return {
    headers: { "content-type": request.headers.get("content-type") ?? "" },
    body: Buffer.from(await request.arrayBuffer()),
  };
}

describe("casing and nulls", () => {
  it("is snake_case outside and camelCase inside, without nulls and unknown fields", async () => {
    const response = await server.current.call("POST", "/api/test/visits/7?only_new=1", {
      body: { pet_name: "Moos", walks: [{ starts_at: "09:00", ends_at: null }] },
    });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toEqual({
      id: 7,
      pet_name: "Moos",
      only_new: true,
      walks: [{ starts_at: "09:00" }],
    });
  });

  it.each([
    ["pet_ids=3", [3]],
    ["pet_ids=3&pet_ids=8", [3, 8]],
    ["pet_ids[]=3&pet_ids[]=8", [3, 8]],
  ])("takes the list %s", async (query, expected) => {
    const response = await server.current.call("POST", `/api/test/visits/7?${query}`, {
      body: { pet_name: "Moos", walks: [] },
    });
    expect(response.json().pet_ids).toEqual(expected);
  });

  it("compresses a larger answer without losing it", async () => {
    const walks = Array.from({ length: 200 }, () => ({ starts_at: "09:00" }));
    const response = await server.current.call("POST", "/api/test/visits/7", {
      headers: { "accept-encoding": "br" },
      body: { pet_name: "Moos", walks },
    });
    expect(response.headers["content-encoding"]).toBe("br");
    const text = brotliDecompressSync(response.rawPayload).toString();
    expect(JSON.parse(text)).toMatchObject({ walks });
  });

  it("answers with a trailing slash as without", async () => {
    const response = await server.current.call("POST", "/api/test/visits/7/", {
      body: { pet_name: "Moos", walks: [] },
    });
    expect(response.statusCode).toBe(200);
  });

  it("names nested fields as they are on the wire", async () => {
    const response = await server.current.call("POST", "/api/test/visits/7", {
      body: { walks: [{}] },
    });
    expect(response.json().errors).toEqual({
      pet_name: ["Vul dit in."],
      "walks.0.starts_at": ["Vul dit in."],
    });
  });
});

describe("requests that can't be answered", () => {
  const deep = `${"[".repeat(5_000)}${"]".repeat(5_000)}`;
  it.each([
    ["bad JSON", "POST", "/api/test/visits/7", '{"pet_name":', json, 400, "malformed"],
    ["JSON nested too deeply", "POST", "/api/test/visits/7", deep, json, 400, "malformed"],
    ["a body of 2 MB", "POST", "/api/test/visits/7", `"${"x".repeat(2e6)}"`, json, 413, "tooLarge"],
    [
      "another media type",
      "POST",
      "/api/test/visits/7",
      "a=b",
      { "content-type": "text/plain" },
      415,
      "unsupportedMedia",
    ],
    [
      "multipart where none is taken",
      "POST",
      "/api/test/visits/7",
      "--x--\r\n",
      { "content-type": "multipart/form-data; boundary=x" },
      415,
      "unsupportedMedia",
    ],
    ["an unknown path", "GET", "/api/nothing/here", undefined, {}, 404, "notFound"],
    ["an id that can't be one", "POST", "/api/test/visits/0x7", "{}", json, 404, "notFound"],
    ["another method", "DELETE", "/api/test/visits/7", undefined, {}, 405, "methodNotAllowed"],
    ["an address that can't be decoded", "GET", "/api/%", undefined, {}, 400, "malformed"],
    ["the wrong type of body", "POST", "/api/test/visits/7", "[]", json, 422, "validation"],
    ["no body", "POST", "/api/test/visits/7", undefined, {}, 422, "validation"],
  ])("%s", async (_case, method, url, body, headers, status, error) => {
    const response = await server.current.call(method, url, {
      body,
      headers: headers as Record<string, string>,
    });
    expect(response.statusCode).toBe(status);
    expect(response.json().error).toBe(error);
    expect(response.json().message).toBeTruthy();
    expect(response.headers["x-request-id"]).toMatch(/^[\w-]{36}$/);
  });

  it.each([
    ["NUL in a text", { pet_name: "Mo\0os", walks: [] }, "pet_name"],
    [
      "NUL where nothing else looks",
      { pet_name: "Moos", walks: [{ starts_at: "\0" }] },
      "walks.0.starts_at",
    ],
    ["half a character", { pet_name: "Moos\ud83d", walks: [] }, "pet_name"],
    ["the other half", { pet_name: "\ude00", walks: [] }, "pet_name"],
  ])("%s, by its field", async (_case, body, field) => {
    const response = await server.current.call("POST", "/api/test/visits/7", {
      headers: json,
      body: JSON.stringify(body),
    });
    expect(response.statusCode).toBe(422);
    expect(response.json().errors).toEqual({
      [field]: ["Hier staan tekens in die we niet kunnen gebruiken. Typ de tekst opnieuw."],
    });
  });

  it.each([
    ["NUL in a query", "/api/test/visits/7?word=%00", 422],
    ["half a number in a query", "/api/test/visits/7?limit=1.5", 422],
    ["NUL in a path", "/api/test/visits/7%00", 404],
  ])("%s", async (_case, url, status) => {
    const response = await server.current.call("POST", url, {
      body: { pet_name: "Moos", walks: [] },
    });
    expect(response.statusCode).toBe(status);
  });

  it("an object that can't be compared, where a text belongs", async () => {
    const length = { toString: 1, value_of: 1 };
    const response = await server.current.call("POST", "/api/test/visits/7", {
      body: { pet_name: { length }, walks: { length } },
    });
    expect(response.statusCode).toBe(422);
    expect(Object.keys(response.json().errors)).toEqual(["pet_name", "walks"]);
  });

  it("tells nothing of what broke inside", async () => {
    const response = await server.current.call("GET", "/api/test/breaks", {
      headers: { "accept-language": "en" },
    });
    expect(response.statusCode).toBe(500);
    expect(response.json()).toEqual({
      error: "internal",
      message: "Something went wrong on our side. Please try again in a moment.",
    });
  });

  it("is not changed by a key that would change the prototype", async () => {
    const response = await server.current.call("POST", "/api/test/visits/7", {
      headers: json,
      body: '{"__proto__":{"pet_name":"Moos"},"walks":[]}',
    });
    expect(response.statusCode).toBe(422);
  });
});

describe("access", () => {
  it.each([
    ["a guest", undefined, "/api/test/admin", 401, "unauthenticated"],
    ["a user", { role: "user" }, "/api/test/admin", 404, "notFound"],
    [
      "an unconfirmed user",
      { emailVerifiedAt: null },
      "/api/test/verified",
      403,
      "emailNotVerified",
    ],
  ] as const)("%s at %s", async (_case, user, url, status, error) => {
    const { db } = server.current.platform;
    const as = user ? await logIn(db, (await makeUser(db, user)).id) : undefined;
    const response = await server.current.call("GET", url, as ? { as } : {});
    expect([response.statusCode, response.json().error]).toEqual([status, error]);
  });

  it("lets an admin in", async () => {
    const { db } = server.current.platform;
    const as = await logIn(db, (await makeUser(db, { role: "admin" })).id);
    expect((await server.current.call("GET", "/api/test/admin", { as })).statusCode).toBe(204);
  });
});

describe("multipart", () => {
  it("nests fields and brings files", async () => {
    const sent = await form([
      ["services[1][price_cents]", "1400"],
      ["services[0][price_cents]", "1200"],
      ["pictures", new Blob(["abc"], { type: "image/png" })],
    ]);
    const response = await server.current.call("POST", "/api/test/upload", { as: token, ...sent });
    expect(response.json()).toEqual({ sizes: [3], prices: ["1200", "1400"] });
  });

  it.each([
    ["a file that is too large", [["pictures", new Blob(["x".repeat(2_001)])]], 413],
    ["too many files", Array.from({ length: 4 }, () => ["pictures", new Blob(["x"])]), 413],
    ["a name that can't nest", [["services[0", "1"]], 400],
    ["a list of a million", [["services[99999999][price_cents]", "1"]], 422],
  ] as [string, [string, string | Blob][], number][])(
    "refuses %s",
    async (_case, fields, status) => {
      const response = await server.current.call("POST", "/api/test/upload", {
        as: token,
        ...(await form(fields)),
      });
      expect(response.statusCode).toBe(status);
    },
  );

  it("refuses a form that breaks off", async () => {
    const sent = await form([["pictures", new Blob(["x".repeat(500)])]]);
    const response = await server.current.call("POST", "/api/test/upload", {
      as: token,
      headers: sent.headers,
      body: sent.body.subarray(0, 200),
    });
    expect(response.statusCode).toBe(400);
  });

  it("does not read a stranger's upload", async () => {
    const sent = await form([["pictures", new Blob(["abc"])]]);
    const response = await server.current.call("POST", "/api/test/upload", sent);
    expect(response.statusCode).toBe(401);
  });
});
