import { RouterContextProvider } from "react-router";
import { describe, expect, it } from "vitest";
import { signupMethods, userRoles } from "#contract/account.ts";
import { profileTypes } from "#contract/profiles.ts";
import { pageContext } from "#web/lib/page/page-context.ts";
import {
  adminOnly,
  finishSignupFirst,
  type Guard,
  guestOnly,
  loginRequired,
  mustFinishSignup,
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

const yesOrNo = [true, false];

/** Every kind of user there is, with and without 'Later'. */
const visits = userRoles.flatMap((role) =>
  signupMethods.flatMap((signupMethod) =>
    yesOrNo.flatMap((reachedRegistrationEnd) =>
      [null, ...profileTypes].flatMap((profileType) =>
        yesOrNo.flatMap((isRegistering) =>
          yesOrNo.map((skips) => ({
            role,
            signupMethod,
            reachedRegistrationEnd,
            profileType,
            isRegistering,
            skips,
          })),
        ),
      ),
    ),
  ),
);
type Visit = (typeof visits)[number];

const sendsOn = ({ role, signupMethod, reachedRegistrationEnd, skips, ...visit }: Visit) => {
  const { profileType, isRegistering } = visit;
  const profile = profileType ? { profile: { id: 1, profileType, isRegistering } } : {};
  // The fields of a profile that the rule does not look at are left out.
  const user = { role, signupMethod, reachedRegistrationEnd, ...profile } as Parameters<
    typeof mustFinishSignup
  >[0];
  return mustFinishSignup(user, skips);
};

describe("Home's way to Signup", () => {
  it("is never for guests", () => {
    expect(yesOrNo.map((skips) => mustFinishSignup(null, skips))).toEqual([false, false]);
  });

  it.each<[string, (visit: Visit) => boolean]>([
    ["administrators", ({ role }) => role === "admin"],
    ["contact-form sign-ups", ({ signupMethod }) => signupMethod === "contact_form"],
    ["whoever pressed 'Later' just now", ({ skips }) => skips],
    [
      "who has reached the end and has no wizard open",
      (visit) => visit.reachedRegistrationEnd && !visit.isRegistering,
    ],
    [
      "a sitter who reached the end once, also with a second wizard open",
      (visit) => visit.reachedRegistrationEnd && visit.profileType === "pet_sitter",
    ],
  ])("is not for %s", (_who, isExempt) => {
    const exempt = visits.filter(isExempt);
    expect(exempt.length).toBeGreaterThan(0);
    expect(exempt.filter(sendsOn)).toEqual([]);
  });

  const nobodysExemption = ({ role, signupMethod, skips }: Visit) =>
    role === "user" && signupMethod !== "contact_form" && !skips;

  it.each<[string, (visit: Visit) => boolean]>([
    ["who has not reached the end", (visit) => !visit.reachedRegistrationEnd],
    [
      "owners who are in a wizard, also if another one has ended",
      (visit) => visit.profileType === "pet_owner" && visit.isRegistering,
    ],
  ])("is for %s", (_who, isMeant) => {
    const meant = visits.filter((visit) => nobodysExemption(visit) && isMeant(visit));
    expect(meant.length).toBeGreaterThan(0);
    expect(meant.filter((visit) => !sendsOn(visit))).toEqual([]);
  });

  it("is for nobody else", () => {
    const rest = visits.filter(
      (visit) =>
        nobodysExemption(visit) &&
        visit.reachedRegistrationEnd &&
        !(visit.profileType === "pet_owner" && visit.isRegistering),
    );
    expect(rest.length).toBeGreaterThan(0);
    expect(rest.filter(sendsOn)).toEqual([]);
  });
});
