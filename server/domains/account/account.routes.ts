import { accountEndpoints } from "#contract/account.ts";
import type { Platform } from "#server/platform/platform.ts";
import type { AccountPorts } from "./account.ports.ts";
import { getOwnUser, login, logout, updateOwnUser } from "./account.service.ts";

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

  bind(accountEndpoints.updateUser, async ({ viewer, body }) => {
    return { data: await updateOwnUser(platform, ports, viewer, body) };
  });
}
