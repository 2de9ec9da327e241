import type { SignupInvitation } from "#contract/account-care.ts";
import { Problem } from "#server/platform/http/problem.ts";
import type { Platform } from "#server/platform/platform.ts";
import { readLink } from "../access/account-links.service.ts";
import type { AccountPorts } from "../account.ports.ts";

/**
 * Who invited; or whom a link to go on with signing up was sent to. It fills in their address and nothing more: who
 * follows it still logs in, so that a forwarded mail opens nobody's account.
 */
export async function findInvitation(
  { db, clock }: Pick<Platform, "db" | "clock">,
  ports: AccountPorts,
  token: string,
): Promise<SignupInvitation> {
  const inviter = await ports.findInviter(db, token);
  if (inviter) return { inviter };
  const { user } = await db.transaction((tx) => readLink(tx, token, ["continue"], clock.now()));
  // There is nothing left to go on with.
  if (user.reachedRegistrationEnd) throw new Problem(410, "tokenExpired");
  return { email: user.email, firstName: user.firstName };
}
