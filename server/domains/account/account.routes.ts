import { accessEndpoints, accountEndpoints } from "#contract/account.ts";
import { filesNamed } from "#server/platform/http/bodies/body.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  askForLink,
  changePassword,
  endOwnSession,
  listOwnSessions,
  login,
  loginByLink,
  resetPassword,
} from "./access/account-access.service.ts";
import type { AccountPorts } from "./account.ports.ts";
import { findUserByEmail } from "./account.repository.ts";
import { getOwnUser, logout, prepareUserUpdate, updateOwnUser } from "./account.service.ts";
import { confirmEmail } from "./mails/account-email.service.ts";

export function bindAccount(platform: Platform, ports: AccountPorts): void {
  const { bind } = platform;

  bind(accountEndpoints.csrfCookie, async ({ cookies }) => {
    cookies.setCsrf();
  });

  bind(accountEndpoints.login, async ({ body, device, cookies }) => {
    const { email, password } = body;
    const { token } = await login(platform, { email, password, device: body.device ?? device });
    cookies.setSession(token);
    return { token };
  });

  bind(accountEndpoints.logout, async ({ viewer, cookies }) => {
    await logout(platform, viewer);
    cookies.clearSession();
  });

  bind(accountEndpoints.getUser, async ({ viewer, db, token, cookies }) => {
    cookies.setSession(token);
    return getOwnUser(db, ports, viewer.userId);
  });

  bind(accountEndpoints.updateUser, {
    prepare: ({ viewer, body, files, locale }) =>
      prepareUserUpdate(platform, ports, viewer, body, filesNamed(files, "images"), locale),
    run: async ({ viewer, body, db, locale }, profilePart) => ({
      data: await updateOwnUser(platform, ports, db, viewer, body, profilePart, locale),
    }),
    discard: ({ images }) => discardUploads({ ...platform, now: platform.clock.now() }, images),
  });
}

/** Getting in, and back in. */
export function bindAccountAccess(platform: Platform): void {
  const { bind, clock } = platform;
  const sent = { sent: true } as const;

  // By contract this tells whether an address is known; the limits keep it from being harvested.
  bind(accessEndpoints.checkEmail, async ({ body, db }) => ({
    exists: (await findUserByEmail(db, body.email)) !== null,
  }));

  bind(accessEndpoints.sendVerificationEmail, async ({ body }) => {
    await askForLink(platform, body.email, "confirm_email");
    return sent;
  });

  bind(accessEndpoints.confirmAccount, async ({ body }) => confirmEmail(platform, body.token));

  bind(accessEndpoints.forgotPassword, async ({ body }) => {
    await askForLink(platform, body.email, "reset_password");
    return sent;
  });

  bind(accessEndpoints.resetPassword, async ({ body, locale, address }) =>
    resetPassword(platform, body, { locale, address }),
  );

  bind(accessEndpoints.sendLoginLink, async ({ body }) => {
    await askForLink(platform, body.email, "login");
    return sent;
  });

  bind(accessEndpoints.loginToken, async ({ body, device, cookies }) => {
    const opened = await loginByLink(platform, {
      token: body.token,
      device: body.device ?? device,
    });
    cookies.setSession(opened.token);
    return opened;
  });

  bind(accessEndpoints.changePassword, async ({ viewer, body, locale, address }) =>
    changePassword(platform, viewer, body, { locale, address }),
  );

  bind(accessEndpoints.listSessions, async ({ viewer, db }) => ({
    data: await listOwnSessions(db, viewer, clock.now()),
  }));

  bind(accessEndpoints.endSession, async ({ viewer, params }) =>
    endOwnSession(platform, viewer, params.id),
  );
}
