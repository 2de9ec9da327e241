import type { DomainEntries } from "#server/platform/domain.ts";
import {
  accessLinkAsked,
  banAppealUpheld,
  emailChangeAsked,
  emailChanged,
  emailConfirmed,
  passwordChanged,
  recoveryCodeUsed,
  type SecondFactorChange,
  secondFactorChanged,
  sessionStarted,
  userBanned,
  userUnbanned,
} from "../account.events.ts";
import { findUser, findUserByEmail } from "../account.repository.ts";
import { mailUpheldAppeal } from "../bans/ban-appeals.service.ts";
import { mailBan, mailUnban } from "../bans/bans.service.ts";
import type { Notice } from "./account-mails.rules.ts";
import {
  mailNotice,
  newDeviceMail,
  noticeMail,
  queueMail,
  sendLink,
  sendNothing,
} from "./account-mails.service.ts";

const factorNotices: Record<SecondFactorChange, Notice> = {
  on: "secondFactorOn",
  replaced: "secondFactorReplaced",
  off: "secondFactorOff",
  newCodes: "recoveryCodesRenewed",
};

/** Which mail follows from what; each once for its cause. */
export function subscribeAccountMails({ on }: DomainEntries<object>): void {
  on(sessionStarted, "account.new-device-mail", async (ctx, { userId, device, isNewDevice }) => {
    const user = isNewDevice && (await findUser(ctx.db, userId));
    if (!user) return;
    const key = `new-device:${ctx.eventId}`;
    await queueMail(ctx, { user, key, mail: newDeviceMail, about: { device } });
  });

  on(accessLinkAsked, "account.link-mail", async (ctx, { email, purpose }) => {
    const user = await findUserByEmail(ctx.db, email);
    const link = { purpose, key: `${purpose}:${ctx.eventId}` };
    const isWanted = user && !(purpose === "confirm_email" && user.emailVerifiedAt);
    if (isWanted) await sendLink(ctx, { ...link, user });
    else await sendNothing(ctx, { ...link, email });
  });

  on(emailConfirmed, "account.welcome-mail", async (ctx, { userId }) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const key = `welcome:${userId}`;
    await queueMail(ctx, { user, key, mail: noticeMail, about: { kind: "welcome" } });
  });

  on(emailChangeAsked, "account.email-change-mails", async (ctx, { userId, isRepeat }) => {
    const user = await findUser(ctx.db, userId);
    // Cancelled, or done, before this came round.
    if (!user?.pendingEmail) return;
    const purpose = "change_email";
    const to = user.pendingEmail;
    await sendLink(ctx, { user, purpose, to, key: `${purpose}:${ctx.eventId}` });
    if (isRepeat) return;
    const key = `email-change-asked:${ctx.eventId}`;
    await queueMail(ctx, { user, key, mail: noticeMail, about: { kind: "emailChangeAsked" } });
  });

  on(emailChanged, "account.email-changed-mail", async (ctx, { userId, oldEmail: to }) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const key = `email-changed:${ctx.eventId}`;
    await queueMail(ctx, { user, key, to, mail: noticeMail, about: { kind: "emailChanged" } });
  });

  on(secondFactorChanged, "account.second-factor-mail", (ctx, { userId, change }) =>
    mailNotice(ctx, {
      userId,
      kind: factorNotices[change],
      key: `second-factor:${ctx.eventId}`,
    }),
  );

  on(recoveryCodeUsed, "account.recovery-code-mail", (ctx, { userId }) =>
    mailNotice(ctx, { userId, kind: "recoveryCodeUsed", key: `recovery-code:${ctx.eventId}` }),
  );

  on(userBanned, "account.banned-mail", mailBan);
  on(banAppealUpheld, "account.appeal-upheld-mail", mailUpheldAppeal);
  on(userUnbanned, "account.unbanned-mail", mailUnban);

  on(passwordChanged, "account.password-changed-mail", async (ctx, { userId, isFirst }) => {
    const user = await findUser(ctx.db, userId);
    if (!user) return;
    const kind = isFirst ? "passwordSet" : "passwordChanged";
    const key = `password-changed:${ctx.eventId}`;
    await queueMail(ctx, { user, key, mail: noticeMail, about: { kind } });
  });
}
