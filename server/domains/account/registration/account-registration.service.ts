import type { SignupInvitation } from "#contract/account/account-care.ts";
import type { Context } from "#server/platform/context.ts";
import { Problem } from "#server/platform/http/problem.ts";
import { readLink } from "../access/account-links.service.ts";
import type { WithPorts } from "../account.ports.ts";

/**
 * Who invited; or whom a link to go on with signing up was sent to. It fills in their address and nothing more: who
 * follows it still logs in, so that a forwarded mail opens nobody's account.
 */
export async function findInvitation(
  ctx: Context<"appKey"> & WithPorts,
  { token }: { token: string },
): Promise<SignupInvitation> {
  const inviter = await ctx.ports.findInviter(ctx, { token });
  if (inviter) return { inviter };
  const { user } = await readLink(ctx, { token, purposes: ["continue"] });
  // There is nothing left to go on with.
  if (user.reachedRegistrationEnd) throw new Problem(410, "tokenExpired");
  return { email: user.email, firstName: user.firstName };
}
