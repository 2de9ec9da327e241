import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { pageContext } from "#web/lib/page/page-context.ts";
import {
  adminOnly,
  finishSignupFirst,
  type Guard,
  guestOnly,
  loginRequired,
  ownerOnly,
} from "./guards.ts";
import { skipSignupCookie } from "./skip-signup.ts";

const finished = { role: "user", signup_method: "form", reached_registration_end: true };
const visitors = {
  guest: null,
  "session that ended": null,
  owner: { ...finished, last_used_profile_type: "pet_owner" },
  sitter: { ...finished, last_used_profile_type: "pet_sitter" },
  "owner who never chose": { ...finished, profile: { id: 1, profile_type: "pet_owner" } },
  unfinished: { ...finished, reached_registration_end: false },
  admin: { ...finished, role: "admin" },
};
type Visitor = keyof typeof visitors;
type Outcome = { location: string } | { status: number } | "page";

/** What this visitor gets who opens a guarded path. */
async function open(guard: Guard, visitor: Visitor, path: string, cookie = ""): Promise<Outcome> {
  const context = new RouterContextProvider();
  const user = visitors[visitor];
  context.set(pageContext, {
    fetchApi: async () => ({
      status: user ? 200 : 401,
      headers: {},
      body: JSON.stringify(user ? { id: 7, ...user } : { error: "unauthenticated" }),
    }),
    now: new Date("2026-11-16T09:00:00Z"),
    hasSession: visitor !== "guest",
    nonce: undefined,
    formToken: () => "",
    isOwnForm: () => false,
    takeLoginCode: () => null,
    requestId: "page-1",
    report: () => {},
    visited: () => {},
    origin: "https://kwispel.example",
    demo: false,
    development: false,
  });
  const url = new URL(path, "http://127.0.0.1:3000");
  try {
    await guard({ request: new Request(url, { headers: { cookie } }), url, context });
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

describe.each<[Visitor, Outcome, Outcome, Outcome, Outcome]>([
  // visitor, loginRequired, guestOnly, ownerOnly, adminOnly
  ["guest", login("/settings?tab=2"), "page", login("/oproep/aanmaken"), missing],
  ["session that ended", login("/settings?tab=2"), "page", login("/oproep/aanmaken"), missing],
  ["owner", "page", home, "page", missing],
  ["owner who never chose", "page", home, "page", missing],
  ["sitter", "page", home, home, missing],
  ["unfinished", "page", home, home, missing],
  ["admin", "page", home, home, "page"],
])("%s", (visitor, needsLogin, forGuests, forOwners, forAdmins) => {
  it("opens what they may, and nothing else", async () => {
    expect(await open(loginRequired, visitor, "/settings?tab=2")).toEqual(needsLogin);
    expect(await open(guestOnly, visitor, "/login-token?t=x")).toEqual(forGuests);
    expect(await open(ownerOnly, visitor, "/oproep/aanmaken")).toEqual(forOwners);
    expect(await open(adminOnly, visitor, "/cms")).toEqual(forAdmins);
  });
});

// The rule itself, with all its exemptions, is in signup-rule.test.ts.
describe("Home", () => {
  const signup = { location: "/aanmelden" };
  it.each<[Visitor, string, Outcome]>([
    ["guest", "", "page"],
    ["owner", "", "page"],
    ["unfinished", "", signup],
    ["unfinished", `${skipSignupCookie}=1`, "page"],
  ])("opened by %s with %j", async (visitor, cookie, expected) => {
    expect(await open(finishSignupFirst, visitor, "/", cookie)).toEqual(expected);
  });
});
