import type { NotifyContext } from "#server/domains/notify/notify.service.ts";
import { type Decision, notifyDecision } from "#server/domains/safety/notices/safety.notices.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { findActingProfile } from "../profile-refs.service.ts";
import { findRefusal } from "./certificate-decisions.service.ts";
import { certificateRefused, certificateSeen } from "./certificates.events.ts";

type OfCertificate = { certificateId: number; userId: number };

/** A sitter hears what became of their certificate of conduct. */
export function subscribeCertificateNotices({ on }: DomainEntries<object>): void {
  on(certificateSeen, "notifications.tell-certificate-seen", (ctx, certificate) =>
    notifySitter(ctx, certificate, { type: "certificate_seen", statement: null }),
  );
  on(certificateRefused, "notifications.tell-certificate-refused", async (ctx, certificate) => {
    const statement = await findRefusal(ctx, certificate);
    await notifySitter(ctx, certificate, { type: "certificate_refused", statement });
  });
}

async function notifySitter(
  ctx: NotifyContext,
  { certificateId, userId }: OfCertificate,
  { type, statement }: Pick<Decision, "type" | "statement">,
): Promise<void> {
  const acting = await findActingProfile(ctx.db, userId);
  await notifyDecision(ctx, {
    type,
    userId,
    profileId: acting?.id ?? null,
    params: {},
    statement,
    mayAppeal: false,
    causeKey: `certificate:${certificateId}`,
  });
}
