import type { Platform } from "#server/platform/platform.ts";
import { findUser } from "./account.repository.ts";
import { socialLinkAsked } from "./social-sign-in.events.ts";
import { insertLinkRequest } from "./social-sign-in.repository.ts";

/** Loaded with the first mail, as for the account's others. */
const loadMails = () => import("./social-sign-in.emails.tsx");

export function subscribeSocialSignIn({ outbox, mailer, config, clock }: Platform): void {
  outbox.on(socialLinkAsked, "account.social-link-mail", async ({ payload, tx, eventId }) => {
    const user = await findUser(tx, payload.userId);
    if (!user) return;
    const { id: userId, email, firstName, preferredLocale: locale } = user;
    const token = await insertLinkRequest(tx, { ...payload, email }, clock.now());
    const { linkAccountMail } = await loadMails();
    const { provider } = payload;
    const content = await linkAccountMail({
      provider,
      locale,
      firstName,
      token,
      appUrl: config.appUrl,
    });
    await mailer.queue(tx, { key: `social-link:${eventId}`, to: email, userId, ...content });
  });
}
