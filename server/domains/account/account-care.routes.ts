import { careEndpoints } from "#contract/account/account-care.ts";
import { deletionEndpoints } from "#contract/account/account-deletion.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { findInvitation } from "./access/account-links.service.ts";
import type { WithPorts } from "./account.ports.ts";
import { prepareDeletion, sendDeletionCode } from "./deletion/account-deletion.service.ts";
import { deleteAccount, keepAccount } from "./deletion/delete-account.service.ts";
import {
  cancelEmailChange,
  changeEmail,
  prepareEmailChange,
  resendEmailChange,
} from "./mails/account-email.service.ts";

/** Looking after an account, and leaving. */
export function bindAccountCare({ bind }: DomainEntries<WithPorts>): void {
  bind(careEndpoints.changeEmail, {
    prepare: (ctx, { body }) => prepareEmailChange(ctx, body),
    run: (ctx, { body }) => changeEmail(ctx, body),
  });

  bind(careEndpoints.resendEmailChange, (ctx) => resendEmailChange(ctx));

  bind(careEndpoints.cancelEmailChange, (ctx) => cancelEmailChange(ctx));

  bind(deletionEndpoints.sendDeletionCode, async (ctx) => {
    await sendDeletionCode(ctx);
    return { sent: true } as const;
  });

  bind(deletionEndpoints.deleteUser, {
    prepare: (ctx, { body }) => prepareDeletion(ctx, body),
    run: async (ctx) => {
      const waiting = await deleteAccount(ctx);
      if (!waiting) ctx.visit.cookies.clearSession();
      return waiting;
    },
  });

  bind(deletionEndpoints.keepUser, (ctx) => keepAccount(ctx));

  bind(careEndpoints.findInvitation, (ctx, { query }) => findInvitation(ctx, { token: query.t }));
}
