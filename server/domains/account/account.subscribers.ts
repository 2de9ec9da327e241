import { userUpdates } from "#contract/account.ts";
import type { Platform } from "#server/platform/platform.ts";
import { sessionEnded } from "#server/platform/sessions/sessions.events.ts";
import { accessLinkAsked, sessionStarted, userUpdated } from "./account.events.ts";
import type { AccountPorts } from "./account.ports.ts";
import { findUser, findUserByEmail } from "./account.repository.ts";
import { getOwnUser } from "./account.service.ts";
import { linkLifetimeMs } from "./account-access.rules.ts";
import { insertLink } from "./one-time-links.repository.ts";

/** Loaded with the first mail: rendering mails brings a lot along, which a start need not wait for. */
const loadMails = () => import("./account.emails.tsx");

/** What follows from account events, after their transactions. */
export function subscribeAccount(platform: Platform, ports: AccountPorts): void {
  const { outbox, realtime, mailer, config, clock } = platform;

  realtime.allow(userUpdates, async (viewer, { userId }) => viewer.userId === userId);

  outbox.on(userUpdated, "account.show-update", async ({ payload: { userId }, tx }) => {
    if (!(await findUser(tx, userId))) return;
    const user = await getOwnUser(tx, ports, userId);
    realtime.publish(userUpdates, { userId }, "user-updates", { user });
  });

  outbox.on(sessionEnded, "account.cut-off-sockets", async ({ payload }) => {
    realtime.endSession(payload.sessionId);
  });

  outbox.on(sessionStarted, "account.new-device-mail", async ({ payload, tx, eventId }) => {
    if (!payload.isNewDevice) return;
    const user = await findUser(tx, payload.userId);
    if (!user) return;
    const { newDeviceMail } = await loadMails();
    const content = await newDeviceMail({
      locale: user.preferredLocale,
      firstName: user.firstName,
      device: payload.device,
      appUrl: config.appUrl,
    });
    await mailer.queue(tx, { key: `new-device:${eventId}`, to: user.email, ...content });
  });

  outbox.on(accessLinkAsked, "account.link-mail", async ({ payload, tx, eventId }) => {
    const { purpose } = payload;
    const user = await findUserByEmail(tx, payload.email);
    if (!user || (purpose === "confirm_email" && user.emailVerifiedAt)) return;
    const { id: userId, email, firstName, preferredLocale: locale } = user;
    const lifetimeMs = linkLifetimeMs[purpose];
    const token = await insertLink(tx, { userId, email, purpose, lifetimeMs, now: clock.now() });
    const { linkMail } = await loadMails();
    const content = await linkMail({ purpose, locale, firstName, token, appUrl: config.appUrl });
    await mailer.queue(tx, { key: `${purpose}:${eventId}`, to: email, ...content });
  });
}
