import type { Platform } from "#server/platform/platform.ts";
import { findUser } from "../account.repository.ts";
import { queueMail, socialLinkMail } from "../mails/account-mails.service.ts";
import { socialLinkAsked } from "./social-sign-in.events.ts";
import { insertLinkRequest } from "./social-sign-in.repository.ts";

export function subscribeSocialSignIn(platform: Platform): void {
  const { outbox, clock } = platform;
  outbox.on(socialLinkAsked, "account.social-link-mail", async ({ payload, tx, eventId }) => {
    const user = await findUser(tx, payload.userId);
    if (!user) return;
    const { email } = user;
    const token = await insertLinkRequest(tx, { ...payload, email }, clock.now());
    const { provider } = payload;
    const key = `social-link:${eventId}`;
    await queueMail(platform, tx, user, { key }, socialLinkMail, { provider, token });
  });
}
