import { describe, expect, it } from "vitest";
import { signupMethods, userRoles } from "#contract/account.ts";
import { profileTypes } from "#contract/profiles.ts";
import { mustFinishSignup } from "./signup-rule.ts";

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
