import { describe, expect, it } from "vitest";
import * as z from "zod";
import { endpoint } from "#contract/shared/endpoint.ts";
import { pathId } from "#contract/shared/ids.ts";
import { createApi } from "./client.ts";
import type { Transport, TransportRequest } from "./transport.ts";

const access = "public" as const;
const summary = "";
const getRoom = endpoint({
  method: "GET",
  path: "/api/chatRooms/{id}/",
  access,
  summary,
  params: z.object({ id: pathId }),
  query: z.object({ perPage: z.number().optional(), sitterHasAnimals: z.boolean().optional() }),
  response: z.object({ unreadCount: z.number() }),
});
const send = endpoint({
  method: "POST",
  path: "/api/messages",
  access,
  summary,
  idempotent: true,
  body: z.object({ chatRoomId: z.number(), note: z.string().nullish() }),
});
const update = endpoint({
  method: "PUT",
  path: "/api/user",
  access,
  summary,
  body: z.object({ firstName: z.string(), tags: z.array(z.string()).optional() }),
  multipart: {},
});
const login = endpoint({
  method: "POST",
  path: "/api/login",
  access,
  summary,
  csrf: true,
  body: z.object({ email: z.string() }),
});

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
  it("fills the path, drops the slash at its end, and reads camelCase", async () => {
    const { api, sent } = recorder({ status: 200, body: { unread_count: 2, note: null } });
    const input = { params: { id: "7" }, query: { perPage: 5, sitterHasAnimals: true } };
    expect(await api.call(getRoom, input)).toEqual({ unreadCount: 2 });
    expect(sent[0]).toMatchObject({
      method: "GET",
      path: "/api/chatRooms/7?per_page=5&sitter_has_animals=1",
      headers: { "X-App": "kwispel", "X-Client": "web", "Accept-Language": "nl" },
    });
    expect(sent[0]?.body).toBeUndefined();
  });

  it("escapes what goes into a path", async () => {
    const { api, sent } = recorder({ status: 200, body: {} });
    await api.call(getRoom, { params: { id: "../user" }, query: {} });
    expect(sent[0]?.path).toBe("/api/chatRooms/..%2Fuser");
  });

  it("sends JSON in snake_case without nulls", async () => {
    const { api, sent } = recorder();
    await api.call(send, { body: { chatRoomId: 3, note: null } });
    expect(sent[0]?.body).toBe('{"chat_room_id":3}');
    expect(sent[0]?.headers["Content-Type"]).toBe("application/json");
  });

  it("sends multipart as a POST that names its method", async () => {
    const { api, sent } = recorder();
    await api.call(update, { body: { firstName: "Noor", tags: [] } });
    expect(sent[0]?.method).toBe("POST");
    expect(sent[0]?.headers["Content-Type"]).toBeUndefined();
    expect([...((sent[0]?.body ?? []) as FormData)]).toEqual([
      ["_method", "PUT"],
      ["first_name", "Noor"],
      ["tags", ""],
    ]);
  });

  it("asks for a CSRF cookie first, where the endpoint wants one", async () => {
    const { api, sent } = recorder({ status: 204 }, { status: 204 });
    await api.call(login, { body: { email: "a@b.nl" } });
    expect(sent.map(({ path }) => path)).toEqual(["/sanctum/csrf-cookie", "/api/login"]);
    expect(sent[1]?.headers["X-XSRF-TOKEN"]).toBe("xsrf-value");
  });

  it("does not go on without the CSRF cookie's 204", async () => {
    const { api, sent } = recorder({ status: 200 });
    await expect(api.call(login, { body: { email: "a@b.nl" } })).rejects.toMatchObject({
      status: 200,
    });
    expect(sent).toHaveLength(1);
  });

  it("tries again with the same key when no answer came", async () => {
    const { api, sent } = recorder("no answer", { status: 204 });
    await api.call(send, { body: { chatRoomId: 3 } });
    const keys = sent.map(({ headers }) => headers["Idempotency-Key"]);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  it("uses the key of an earlier try, and a new one for a new thing", async () => {
    const { api, sent } = recorder();
    await api.call(send, { body: { chatRoomId: 3 } }, { idempotencyKey: "first" });
    await api.call(send, { body: { chatRoomId: 3 } });
    await api.call(send, { body: { chatRoomId: 3 } });
    const keys = sent.map(({ headers }) => headers["Idempotency-Key"]);
    expect(keys[0]).toBe("first");
    expect(new Set(keys).size).toBe(3);
  });

  it("never repeats what is not idempotent", async () => {
    const { api, sent } = recorder("no answer");
    const failed = api.call(update, { body: { firstName: "Noor" } });
    await expect(failed).rejects.toMatchObject({ name: "ApiError", status: 0, messages: [] });
    expect(sent).toHaveLength(1);
  });

  it("reports a 401 and throws it", async () => {
    const { api, endings } = recorder({ status: 401, body: { error: "unauthenticated" } });
    const failed = api.call(getRoom, { params: { id: "7" }, query: {} });
    await expect(failed).rejects.toMatchObject({ status: 401, code: "unauthenticated" });
    expect(endings).toEqual([401]);
  });

  it("refuses an answer that is not JSON", async () => {
    const transport: Transport = {
      headers: () => ({}),
      send: async () => ({ status: 200, header: () => null, body: "<html>" }),
    };
    const failed = createApi(transport).call(getRoom, { params: { id: "7" }, query: {} });
    await expect(failed).rejects.toMatchObject({ name: "ApiError", status: 200 });
  });
});
