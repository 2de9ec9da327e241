import type { Invitation } from "#web/features/signup/invitation-note.tsx";
import type { Page } from "#web/lib/page/page.server.ts";

const deadStatuses = [404, 410];

/** What `page.call` throws for an answer that is a problem. */
function isDeadLink(error: unknown): boolean {
  const status = (error as { init?: { status?: number } | null }).init?.status;
  return status !== undefined && deadStatuses.includes(status);
}

/** A link that no longer works is no reason to turn anybody away. */
export async function loadInvitation(page: Page, token: string | null): Promise<Invitation> {
  if (!token) return { state: "none" };
  try {
    const { email, firstName, inviter } = await page.call("care.findInvitation", {
      query: { t: token },
    });
    if (!inviter) return { state: "continued", email: email ?? "" };
    return {
      state: "invited",
      inviter,
      token,
      ...(email ? { email } : {}),
      ...(firstName ? { firstName } : {}),
    };
  } catch (error) {
    if (!isDeadLink(error)) throw error;
    return { state: "dead" };
  }
}
