import type { DomainEntries } from "#server/platform/domain.ts";
import { findUser } from "../account.repository.ts";
import { queueMail, socialLinkMail } from "../mails/account-mails.service.ts";
import { socialLinkAsked } from "./social-sign-in.events.ts";
import { insertLinkRequest } from "./social-sign-in.repository.ts";

export function subscribeSocialSignIn({ on }: DomainEntries<object>): void {
  on(socialLinkAsked, "account.social-link-mail", async (ctx, asked) => {
    const { db, now, eventId } = ctx;
    const user = await findUser(db, asked.userId);
    if (!user) return;
    const token = await insertLinkRequest(db, { ...asked, email: user.email }, now);
    const about = { provider: asked.provider, token };
    await queueMail(ctx, { user, key: `social-link:${eventId}`, mail: socialLinkMail, about });
  });
}
