import { userUpdates } from "#contract/account.ts";
import { openDomain } from "#server/platform/domain.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerAccountJobs } from "./account.jobs.ts";
import type { AccountPorts } from "./account.ports.ts";
import { bindAccount, bindAccountAccess, bindBanAppeals } from "./account.routes.ts";
import { subscribeAccount, subscribeSocialSignIn } from "./account.subscribers.ts";
import { bindAccountCare } from "./account-care.routes.ts";
import { writeAccountMails } from "./mails/account-mails.service.ts";
import { subscribeAccountMails } from "./mails/account-mails.subscribers.ts";
import { bindSecondFactor } from "./second-factor/second-factor.routes.ts";
import { createProviders } from "./social-sign-in/social-sign-in.providers.ts";
import { bindSocialSignIn } from "./social-sign-in/social-sign-in.routes.ts";

export function registerAccount(platform: Platform, ports: AccountPorts): void {
  const account = openDomain(platform, { ports, providers: createProviders(platform.config) });
  bindAccount(account);
  bindAccountAccess(account);
  bindAccountCare(account);
  bindSecondFactor(account);
  bindBanAppeals(account);
  bindSocialSignIn(account);
  platform.realtime.allow(userUpdates, async (viewer, { userId }) => viewer.userId === userId);
  subscribeAccount(account);
  subscribeAccountMails(account);
  subscribeSocialSignIn(account);
  writeAccountMails(platform);
  registerAccountJobs(account);
}
