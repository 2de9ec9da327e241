import { giveAdminRole } from "#server/domains/account/bans/bans.service.ts";
import type { Context } from "#server/platform/context.ts";
import { writeAudit } from "./audit.service.ts";

/** By a command, for who runs the site; false when there is no such account. */
export async function makeAdmin(ctx: Context, { email }: { email: string }): Promise<boolean> {
  const made = await giveAdminRole(ctx, { email });
  if (!made) return false;
  const { userId, role } = made;
  const subject = { action: "user.makeAdmin", subjectType: "user", subjectId: userId } as const;
  await writeAudit(ctx, { ...subject, before: { role }, after: { role: "admin" } });
  return true;
}
