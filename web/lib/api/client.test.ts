import { describe, expect, it } from "vitest";
import { createApi, formFields, queryFields } from "./client.ts";
import type { Transport, TransportRequest } from "./transport.ts";

const login = { body: { email: "a@b.nl", password: "geheim" } };
const interest = { body: { chatRoomId: 3, forIntroduction: true } };

type Reply = { status: number; body?: unknown } | "no answer";

/** Answers in turn and keeps what was sent. */
function recorder(...replies: Reply[]) {
  const sent: TransportRequest[] = [];
  const endings: number[] = [];
  const transport: Transport = {
    headers: () => ({ "Accept-Language": "nl" }),
    csrfToken: () => "xsrf-value",
    onUnauthenticated: () => endings.push(401),
    async send(request) {
      sent.push({ ...request, headers: { ...request.headers } });
      const reply = replies.shift() ?? { status: 204 };
      if (reply === "no answer") throw new TypeError("Failed to fetch");
      return { status: reply.status, header: () => null, body: JSON.stringify(reply.body ?? "") };
    },
  };
  return { api: createApi(transport), sent, endings };
}

describe("call", () => {
  it("fills the path and reads camelCase", async () => {
    const { api, sent } = recorder({ status: 200, body: { data: [], has_more: true, note: null } });
    const input = { params: { id: "7" }, query: { before: "12", limit: 5 } };
    expect(await api.call("chat.listMessages", input)).toEqual({ data: [], hasMore: true });
    expect(sent[0]).toMatchObject({
      method: "GET",
      path: "/api/chatRooms/7/messages?before=12&limit=5",
      headers: { "X-App": "kwispel", "X-Client": "web", "Accept-Language": "nl" },
    });
    expect(sent[0]?.body).toBeUndefined();
  });

  it("asks in snake_case, yes as 1", async () => {
    const { api, sent } = recorder({ status: 200, body: {} });
    await api.call("search.sitters", { query: { sitterHasAnimals: true, maxPriceCents: 900 } });
    expect(sent[0]?.path).toBe("/api/sitters?sitter_has_animals=1&max_price_cents=900");
  });

  it("escapes what goes into a path", async () => {
    const { api, sent } = recorder({ status: 200, body: {} });
    await api.call("chat.get", { params: { id: "../user" } });
    expect(sent[0]?.path).toBe("/api/chatRooms/..%2Fuser");
  });

  it("sends JSON in snake_case without nulls", async () => {
    const { api, sent } = recorder();
    const body = { petIds: [3], details: null };
    await api.call("bookings.update", { params: { id: "8" }, body });
    expect(sent[0]).toMatchObject({ method: "PUT", body: '{"pet_ids":[3]}' });
    expect(sent[0]?.headers["Content-Type"]).toBe("application/json");
  });

  it("sends no body to what takes none", async () => {
    const { api, sent } = recorder({ status: 200, body: {} });
    const input = { params: { id: "7" }, body: { read: true } };
    await api.call("chat.markAsRead", input);
    expect(sent[0]?.body).toBeUndefined();
  });

  it("sends multipart as a POST that names its method", async () => {
    const { api, sent } = recorder();
    const body = { firstName: "Noor", profile: { languages: [] } };
    const picture = new Blob(["x"]);
    await api.call("account.updateUser", { body }, { files: { images: [picture] } });
    expect(sent[0]?.method).toBe("POST");
    expect(sent[0]?.headers["Content-Type"]).toBeUndefined();
    expect([...((sent[0]?.body ?? []) as FormData)]).toEqual([
      ["_method", "PUT"],
      ["first_name", "Noor"],
      ["profile[languages]", ""],
      ["images[]", expect.any(File)],
    ]);
  });

  it("hands on who wants to hear how far it is", async () => {
    const { api, sent } = recorder();
    const onProgress = () => {};
    await api.call("account.updateUser", { body: {} }, { onProgress });
    expect(sent[0]?.onProgress).toBe(onProgress);
  });

  it("asks for a CSRF cookie first, where the endpoint wants one", async () => {
    const { api, sent } = recorder({ status: 204 }, { status: 204 });
    await api.call("account.login", login);
    expect(sent.map(({ path }) => path)).toEqual(["/sanctum/csrf-cookie", "/api/login"]);
    expect(sent[1]?.headers["X-XSRF-TOKEN"]).toBe("xsrf-value");
  });

  it("does not go on without the CSRF cookie's 204", async () => {
    const { api, sent } = recorder({ status: 200 });
    await expect(api.call("account.login", login)).rejects.toMatchObject({
      status: 200,
    });
    expect(sent).toHaveLength(1);
  });

  it("tries again with the same key when no answer came", async () => {
    const { api, sent } = recorder("no answer", { status: 204 });
    await api.call("messages.indicateInterest", interest);
    const keys = sent.map(({ headers }) => headers["Idempotency-Key"]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("uses the key of an earlier try, and a new one for a new thing", async () => {
    const { api, sent } = recorder();
    await api.call("messages.indicateInterest", interest, { idempotencyKey: "first" });
    await api.call("messages.indicateInterest", interest);
    await api.call("messages.indicateInterest", interest);
    const keys = sent.map(({ headers }) => headers["Idempotency-Key"]);
    expect(keys[0]).toBe("first");
    expect(new Set(keys).size).toBe(3);
  });

  it("never repeats what is not idempotent", async () => {
    const { api, sent } = recorder("no answer");
    const failed = api.call("account.updateUser", { body: { firstName: "Noor" } });
    await expect(failed).rejects.toMatchObject({ name: "ApiError", status: 0, messages: [] });
    expect(sent).toHaveLength(1);
  });

  it("reports a 401 and throws it", async () => {
    const { api, endings } = recorder({ status: 401, body: { error: "unauthenticated" } });
    const failed = api.call("chat.get", { params: { id: "7" } });
    await expect(failed).rejects.toMatchObject({ status: 401, code: "unauthenticated" });
    expect(endings).toEqual([401]);
  });

  it("refuses an answer that is not JSON", async () => {
    const transport: Transport = {
      headers: () => ({}),
      send: async () => ({ status: 200, header: () => null, body: "<html>" }),
    };
    const failed = createApi(transport).call("chat.get", { params: { id: "7" } });
    await expect(failed).rejects.toMatchObject({ name: "ApiError", status: 200 });
  });
});

const picture = new Blob(["x"], { type: "image/png" });

it.each([
  [{}, []],
  [{ first_name: "Noor" }, [["first_name", "Noor"]]],
  [{ first_name: "" }, [["first_name", ""]]],
  [
    { page: 2, price: 0 },
    [
      ["page", "2"],
      ["price", "0"],
    ],
  ],
  [
    { archived: true, read: false },
    [
      ["archived", "1"],
      ["read", "0"],
    ],
  ],
  [{ a: null, b: undefined }, []],
  [{ services: [] }, [["services", ""]]],
  [
    { services: [{ price_cents: 1200 }, { price_cents: 900, note: "x" }] },
    [
      ["services[0][price_cents]", "1200"],
      ["services[1][price_cents]", "900"],
      ["services[1][note]", "x"],
    ],
  ],
  [
    { profile: { animals: ["dog", "cat"] } },
    [
      ["profile[animals][0]", "dog"],
      ["profile[animals][1]", "cat"],
    ],
  ],
  [{ images: [picture] }, [["images[0]", picture]]],
])("%j", (value, fields) => {
  expect(formFields(value)).toEqual(fields);
});

it.each([
  [{ page: 2, archived: false }, "page=2&archived=0"],
  [{ except_ids: [3, 8] }, "except_ids=3&except_ids=8"],
  [{ except_ids: [3] }, "except_ids=3"],
  [{ except_ids: [], city: "Den Haag" }, "city=Den+Haag"],
  [{ area: { lat: 52.1 } }, "area%5Blat%5D=52.1"],
  [{ city: null }, ""],
])("%j in a query: %s", (value, query) => {
  expect(new URLSearchParams(queryFields(value)).toString()).toBe(query);
});
