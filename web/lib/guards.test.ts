import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { adminOnly, type Guard, guestOnly, loginRequired } from "./guards.ts";
import { pageContext } from "./page-context.ts";

type Visitor = "guest" | "user" | "admin" | "session that ended";
type Outcome = { location: string } | { status: number } | "page";

/** What this visitor gets who opens a guarded path. */
async function open(guard: Guard, visitor: Visitor, path: string): Promise<Outcome> {
  const context = new RouterContextProvider();
  const ended = visitor === "session that ended";
  context.set(pageContext, {
    fetchApi: async () => ({
      status: ended ? 401 : 200,
      headers: {},
      body: JSON.stringify(ended ? { error: "unauthenticated" } : { id: 7, role: visitor }),
    }),
    hasSession: visitor !== "guest",
    nonce: undefined,
    requestId: "page-1",
    origin: "https://kwispel.example",
    demo: false,
    development: false,
  });
  const url = new URL(path, "http://127.0.0.1:3000");
  try {
    await guard({ request: new Request(url), context });
    return "page";
  } catch (thrown) {
    if (thrown instanceof Response) return { location: thrown.headers.get("location") ?? "" };
    return { status: (thrown as { init: ResponseInit }).init.status ?? 0 };
  }
}

const login = (path: string) => ({
  location: `/inloggen?refresh=1&redirect=${encodeURIComponent(path)}`,
});
const home = { location: "/" };
const missing = { status: 404 };

describe.each<[Visitor, Outcome, Outcome, Outcome]>([
  // visitor, loginRequired, guestOnly, adminOnly
  ["guest", login("/settings?tab=2"), "page", missing],
  ["session that ended", login("/settings?tab=2"), "page", missing],
  ["user", "page", home, missing],
  ["admin", "page", home, "page"],
])("%s", (visitor, needsLogin, forGuests, forAdmins) => {
  it("opens what they may, and nothing else", async () => {
    expect(await open(loginRequired, visitor, "/settings?tab=2")).toEqual(needsLogin);
    expect(await open(guestOnly, visitor, "/login-token?t=x")).toEqual(forGuests);
    expect(await open(adminOnly, visitor, "/cms")).toEqual(forAdmins);
  });
});
