import {
  type SignInProblem,
  type SocialProvider,
  signInProblems,
  socialProviders,
} from "#contract/social-sign-in.ts";

/** What the address of the log-in screen says about a sign-in; anybody can write something there. */
export function readSignInProblem(
  query: URLSearchParams,
): { problem: SignInProblem; provider: SocialProvider | null } | null {
  const said = query.get("problem");
  if (!said) return null;
  const problem = signInProblems.find((known) => known === said) ?? "failed";
  return { problem, provider: readProvider(query.get("provider")) };
}

export function readProvider(said: string | null): SocialProvider | null {
  return socialProviders.find((known) => known === said) ?? null;
}
