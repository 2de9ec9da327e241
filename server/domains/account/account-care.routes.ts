import { careEndpoints } from "#contract/account-care.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AccountPorts } from "./account.ports.ts";
import { deleteAccount, sendDeletionCode } from "./leaving/account-deletion.service.ts";
import {
  cancelEmailChange,
  changeEmail,
  resendEmailChange,
} from "./mails/account-email.service.ts";
import { findInvitation } from "./registration/account-registration.service.ts";

/** Looking after an account, and leaving. */
export function bindAccountCare(platform: Platform, ports: AccountPorts): void {
  const { bind } = platform;

  bind(careEndpoints.changeEmail, async ({ viewer, body, locale }) =>
    changeEmail(platform, viewer, body, locale),
  );

  bind(careEndpoints.resendEmailChange, async ({ viewer, db }) =>
    resendEmailChange({ ...platform, db }, viewer),
  );

  bind(careEndpoints.cancelEmailChange, async ({ viewer }) => cancelEmailChange(platform, viewer));

  bind(careEndpoints.sendDeletionCode, async ({ viewer, db }) => {
    await sendDeletionCode({ ...platform, db }, viewer);
    return { sent: true } as const;
  });

  bind(careEndpoints.deleteUser, async ({ viewer, body, locale, cookies }) => {
    await deleteAccount(platform, ports, viewer, body, locale);
    cookies.clearSession();
  });

  bind(careEndpoints.findInvitation, async ({ query }) => findInvitation(platform, ports, query.t));
}
