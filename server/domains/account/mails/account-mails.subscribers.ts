import type { Platform } from "#server/platform/platform.ts";
import {
  accessLinkAsked,
  emailChangeAsked,
  emailChanged,
  emailConfirmed,
  passwordChanged,
  sessionStarted,
} from "../account.events.ts";
import { findUser, findUserByEmail } from "../account.repository.ts";
import {
  newDeviceMail,
  noticeMail,
  queueMail,
  sendLink,
  sendNothing,
} from "./account-mails.service.ts";

/** Which mail follows from what; each once for its cause. */
export function subscribeAccountMails(platform: Platform): void {
  const { outbox } = platform;

  outbox.on(sessionStarted, "account.new-device-mail", async ({ payload, tx, eventId }) => {
    const user = payload.isNewDevice && (await findUser(tx, payload.userId));
    if (!user) return;
    const { device } = payload;
    await queueMail(platform, tx, user, { key: `new-device:${eventId}` }, newDeviceMail, {
      device,
    });
  });

  outbox.on(accessLinkAsked, "account.link-mail", async ({ payload, tx, eventId }) => {
    const { purpose, email } = payload;
    const user = await findUserByEmail(tx, email);
    const link = { purpose, key: `${purpose}:${eventId}` };
    const isWanted = user && !(purpose === "confirm_email" && user.emailVerifiedAt);
    if (isWanted) await sendLink(platform, tx, user, link);
    else await sendNothing(platform, tx, email, link);
  });

  outbox.on(emailConfirmed, "account.welcome-mail", async ({ payload, tx }) => {
    const user = await findUser(tx, payload.userId);
    if (!user) return;
    const key = `welcome:${user.id}`;
    await queueMail(platform, tx, user, { key }, noticeMail, { kind: "welcome" });
  });

  outbox.on(emailChangeAsked, "account.email-change-mails", async ({ payload, tx, eventId }) => {
    const user = await findUser(tx, payload.userId);
    // Cancelled, or done, before this came round.
    if (!user?.pendingEmail) return;
    const purpose = "change_email";
    const to = user.pendingEmail;
    await sendLink(platform, tx, user, { purpose, to, key: `${purpose}:${eventId}` });
    if (payload.isRepeat) return;
    const key = `email-change-asked:${eventId}`;
    await queueMail(platform, tx, user, { key }, noticeMail, { kind: "emailChangeAsked" });
  });

  outbox.on(emailChanged, "account.email-changed-mail", async ({ payload, tx, eventId }) => {
    const user = await findUser(tx, payload.userId);
    if (!user) return;
    const envelope = { key: `email-changed:${eventId}`, to: payload.oldEmail };
    await queueMail(platform, tx, user, envelope, noticeMail, { kind: "emailChanged" });
  });

  outbox.on(passwordChanged, "account.password-changed-mail", async ({ payload, tx, eventId }) => {
    const user = await findUser(tx, payload.userId);
    if (!user) return;
    const kind = payload.isFirst ? "passwordSet" : "passwordChanged";
    const key = `password-changed:${eventId}`;
    await queueMail(platform, tx, user, { key }, noticeMail, { kind });
  });
}
