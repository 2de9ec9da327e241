import { openDomain } from "#server/platform/domain.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import {
  askedMail,
  referenceNotices,
  subscribeReferenceNotices,
} from "./notices/references.notices.ts";
import { bindReferences } from "./references.routes.ts";

export function registerReferences(platform: Platform): void {
  const references = openDomain(platform, {});
  bindReferences(references);
  subscribeReferenceNotices(references);
  const words = () => import("./notices/reference.emails.tsx");
  writeMails(platform, askedMail, async (mail) => (await words()).askedMail(mail));
  writeMails(platform, referenceNotices.mail, async (mail) => (await words()).receivedMail(mail));
}
