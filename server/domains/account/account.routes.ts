import { accessEndpoints, accountEndpoints } from "#contract/account.ts";
import { banAppealsEndpoints } from "#contract/trust/ban-appeals.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { conflict } from "#server/platform/http/problem.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import {
  askForLink,
  changePassword,
  endOwnSession,
  listOwnSessions,
  login,
  loginByLink,
  prepareLogin,
  preparePasswordChange,
  prepareReset,
  resetPassword,
} from "./access/account-access.service.ts";
import type { WithPorts } from "./account.ports.ts";
import { findUserByEmail } from "./account.repository.ts";
import { getOwnUser, logout, prepareUserUpdate, updateOwnUser } from "./account.service.ts";
import { appealBan, getBan } from "./bans/ban-appeals.service.ts";
import { confirmEmail } from "./mails/account-email.service.ts";

export function bindAccount({ bind }: DomainEntries<WithPorts>): void {
  bind(accountEndpoints.csrfCookie, async ({ visit }) => visit.cookies.setCsrf());

  bind(accountEndpoints.login, {
    prepare: (ctx, { body }) => prepareLogin(ctx, body),
    run: async (ctx, { body, prepared: checked }) => {
      const device = body.device ?? ctx.visit.device;
      return login(ctx, { checked, device });
    },
  });

  bind(accountEndpoints.logout, async (ctx) => {
    await logout(ctx);
    ctx.visit.cookies.clearSession();
  });

  bind(accountEndpoints.getUser, async (ctx) => {
    ctx.visit.cookies.setSession(ctx.visit.token);
    return getOwnUser(ctx, { userId: ctx.viewer.userId });
  });

  bind(accountEndpoints.updateUser, {
    prepare: (ctx, { body, files }) =>
      prepareUserUpdate(ctx, { change: body, files: filesNamed(files, "images") }),
    run: async (ctx, { body, prepared }) => ({
      data: await updateOwnUser(ctx, { change: body, profilePart: prepared }),
    }),
    discard: (ctx, { images }) => discardUploads(ctx, images),
  });
}

/** Getting in, and back in. */
export function bindAccountAccess({ bind }: DomainEntries<WithPorts>): void {
  const sent = { sent: true } as const;

  // By contract this tells whether an address is known; the limits keep it from being harvested.
  bind(accessEndpoints.checkEmail, async ({ db }, { body }) => ({
    exists: (await findUserByEmail(db, body.email)) !== null,
  }));

  bind(accessEndpoints.sendVerificationEmail, async (ctx, { body }) => {
    await askForLink(ctx, { email: body.email, purpose: "confirm_email" });
    return sent;
  });

  bind(accessEndpoints.confirmAccount, {
    // By itself: what comes of the link stays, though the answer may be that the address is taken.
    prepare: (ctx, { body }) => ctx.inTransaction((inside) => confirmEmail(inside, body)),
    run: async (_ctx, { prepared: confirmed }) => {
      if (confirmed === null) throw conflict("emailTaken");
      return confirmed;
    },
  });

  bind(accessEndpoints.forgotPassword, async (ctx, { body }) => {
    await askForLink(ctx, { email: body.email, purpose: "reset_password" });
    return sent;
  });

  bind(accessEndpoints.resetPassword, {
    prepare: (ctx, { body }) => prepareReset(ctx, body),
    run: (ctx, { body, prepared: passwordHash }) =>
      resetPassword(ctx, { token: body.token, passwordHash }),
  });

  bind(accessEndpoints.sendLoginLink, async (ctx, { body }) => {
    await askForLink(ctx, { email: body.email, purpose: "login" });
    return sent;
  });

  bind(accessEndpoints.loginToken, async (ctx, { body }) => {
    const device = body.device ?? ctx.visit.device;
    return loginByLink(ctx, { token: body.token, device });
  });

  bind(accessEndpoints.changePassword, {
    prepare: (ctx, { body }) => preparePasswordChange(ctx, body),
    run: (ctx, { prepared }) => changePassword(ctx, prepared),
  });

  bind(accessEndpoints.listSessions, async (ctx) => ({ data: await listOwnSessions(ctx) }));

  bind(accessEndpoints.endSession, (ctx, { params }) =>
    endOwnSession(ctx, { sessionId: params.id }),
  );
}

/** What somebody who is banned can still do here. */
export function bindBanAppeals({ bind }: DomainEntries<object>): void {
  bind(banAppealsEndpoints.getBan, async (ctx, { query }) => ({
    data: await getBan(ctx, { token: query.t }),
  }));
  bind(banAppealsEndpoints.appeal, (ctx, { body }) => appealBan(ctx, body));
}
