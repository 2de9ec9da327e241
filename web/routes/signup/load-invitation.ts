import { careEndpoints } from "#contract/account-care.ts";
import type { Invitation } from "#web/features/signup/invitation-note.tsx";
import type { Page } from "#web/lib/page.server.ts";

/** A link that no longer works is no reason to turn anybody away. */
export async function loadInvitation(page: Page, token: string | null): Promise<Invitation> {
  if (!token) return { state: "none" };
  try {
    const { email, firstName, inviter } = await page.call(careEndpoints.findInvitation, {
      query: { t: token },
    });
    if (!inviter) return { state: "continued", email: email ?? "" };
    return {
      state: "invited",
      inviter,
      ...(email ? { email } : {}),
      ...(firstName ? { firstName } : {}),
    };
  } catch {
    return { state: "dead" };
  }
}
