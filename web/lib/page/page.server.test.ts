import { isRouteErrorResponse, RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import {
  loadUser,
  loadVisit,
  notFound,
  openPage,
  requireGuest,
  requireUser,
} from "./page.server.ts";
import { type ApiAnswer, type ApiCall, pageContext } from "./page-context.ts";

const tess = { id: 7, first_name: "Tess", reached_registration_end: true };

/** A page asked for by a visitor, with an API that always gives this answer. */
function visit(path: string, answer?: Partial<ApiAnswer>) {
  const calls: ApiCall[] = [];
  const context = new RouterContextProvider();
  context.set(pageContext, {
    async fetchApi(call) {
      calls.push(call);
      return { status: 200, headers: {}, body: JSON.stringify(tess), ...answer };
    },
    now: new Date("2026-11-16T09:00:00Z"),
    hasSession: answer !== undefined,
    nonce: undefined,
    formToken: () => "",
    isOwnForm: () => false,
    takeLoginCode: () => null,
    visited: () => {},
    requestId: "page-1",
    report: () => {},
    origin: "https://kwispel.example",
    demo: false,
    development: false,
  });
  const url = new URL(path, "http://127.0.0.1:3000");
  return { args: { request: new Request(url), url, context }, calls };
}

const gone = { status: 401, body: '{"error":"unauthenticated"}' };

/** What a loader threw, as the router sees it. */
async function thrownBy(action: () => unknown): Promise<unknown> {
  try {
    await action();
  } catch (thrown) {
    return thrown;
  }
  throw new Error("nothing was thrown");
}

function locationOf(thrown: unknown): string | null {
  return thrown instanceof Response ? thrown.headers.get("location") : null;
}

describe("who visits", () => {
  it("asks nothing for a guest", async () => {
    const { args, calls } = visit("/");
    expect(await loadUser(args)).toBeNull();
    expect(calls).toEqual([]);
  });

  it("asks once, however many loaders want to know", async () => {
    const { args, calls } = visit("/login", {});
    const users = await Promise.all([loadUser(args), loadUser(args), requireUser(args)]);
    expect(users.map((user) => user?.firstName)).toEqual(["Tess", "Tess", "Tess"]);
    expect(calls).toHaveLength(1);
    expect(calls[0]).toMatchObject({
      method: "GET",
      path: "/api/user",
      headers: { "Accept-Language": "en", "X-Page-Origin": "https://kwispel.example" },
    });
  });

  it("takes a session that has ended for a guest, and its cookie away", async () => {
    const { args } = visit("/", { ...gone, headers: { "set-cookie": "session=; Max-Age=0" } });
    expect(await loadVisit(args)).toEqual({ user: null, setCookie: "session=; Max-Age=0" });
  });

  it("shows an API that fails as the page's own error", async () => {
    const body = '{"message":"Er ging bij ons iets mis.","error":"internal"}';
    const { args } = visit("/", { status: 500, body, headers: { "x-request-id": "api-1" } });
    const thrown = await thrownBy(() => loadUser(args));
    expect(thrown).toMatchObject({
      data: { messages: ["Er ging bij ons iets mis."], requestId: "api-1" },
      init: { status: 500 },
    });
    expect(isRouteErrorResponse(thrown)).toBe(false);
  });
});

it("does not hide what broke inside the process", async () => {
  const { args } = visit("/", {});
  args.context.get(pageContext).fetchApi = () => Promise.reject(new Error("no database"));
  expect(await thrownBy(() => loadUser(args))).toMatchObject({ message: "no database" });
});

describe("guards", () => {
  it("send a guest to log in and back", async () => {
    const { args } = visit("/bookings/3?view=map");
    const thrown = await thrownBy(() => requireUser(args));
    expect(locationOf(thrown)).toBe("/inloggen?refresh=1&redirect=%2Fbookings%2F3%3Fview%3Dmap");
  });

  it("know the page also when only its data is asked for", async () => {
    const { args } = visit("/bookings/3?view=map");
    const request = new Request("http://127.0.0.1:3000/bookings/3.data?view=map&_routes=bookings");
    const thrown = await thrownBy(() => requireUser({ ...args, request }));
    expect(locationOf(thrown)).toBe("/inloggen?refresh=1&redirect=%2Fbookings%2F3%3Fview%3Dmap");
  });

  it("send a user away from what is for guests", async () => {
    expect(locationOf(await thrownBy(() => requireGuest(visit("/x", {}).args)))).toBe("/");
    await requireGuest(visit("/x").args);
    await requireGuest(visit("/x", gone).args);
  });
});

describe("openPage", () => {
  it("speaks the visitor's language and knows where the site lives", () => {
    const page = openPage(visit("/login").args);
    expect(page.texts("account")("login.title")).toBe("Log in");
    const alternates = { nl: "/inloggen", en: "/login" };
    expect(page.meta({ title: "Log in", path: "/login", alternates })).toEqual({
      locale: "en",
      title: "Log in",
      canonical: "https://kwispel.example/login",
      alternates: {
        nl: "https://kwispel.example/inloggen",
        en: "https://kwispel.example/login",
      },
      image: "https://kwispel.example/og-default.png",
      imageAlt: expect.stringContaining("a street"),
    });
  });

  it("turns an error answer into the page's status", async () => {
    const { args } = visit("/x", { status: 404, body: "{}" });
    const thrown = await thrownBy(() => openPage(args).call("account.getUser", {}));
    expect(thrown).toMatchObject({ init: { status: 404 } });
  });

  it("has a 404 with the page's own number", async () => {
    const page = openPage(visit("/x").args);
    expect(await thrownBy(() => notFound(page))).toMatchObject({
      data: { messages: [], requestId: "page-1" },
      init: { status: 404 },
    });
  });
});
