import type * as z from "zod";
import { toInstant } from "#contract/shared/dates.ts";
import { missingText } from "#contract/shared/validation/validation.ts";
import type { AdminCertificate, certificateDecisionForm } from "#contract/trust/admin.ts";
import type { CertificateStatus } from "#contract/trust/certificates.ts";
import { tellOfUpdate } from "#server/domains/account/account.service.ts";
import type { NotifyContext } from "#server/domains/notify/notify.service.ts";
import {
  notifyDecision,
  type SafetyDecision,
} from "#server/domains/safety/notices/safety.notices.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import { presentPrivateImage } from "#server/platform/images/stored-images.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import { isTrustedAdmin, type Viewer } from "#server/platform/sessions/viewer.ts";
import { readAll } from "#server/platform/storage/read-all.ts";
import { findActingProfile } from "../profile-refs.service.ts";
import { certificateRefused, certificateSeen } from "./certificates.events.ts";
import * as repository from "./certificates.repository.ts";
import { filesOf } from "./certificates.service.ts";

type Window = { offset: number; limit: number };

export function countWaitingCertificates({ db }: Context): Promise<number> {
  return repository.countQueue(db, "waiting");
}

/** For the admin's queue. */
export async function listCertificates(
  { db }: Context,
  { status, window }: { status: CertificateStatus | undefined; window: Window },
): Promise<{ data: AdminCertificate[]; total: number }> {
  const rows = await repository.listQueue(db, status, window);
  return { data: rows.map(present), total: await repository.countQueue(db, status) };
}

/** The PDF that was sent; 404 for a picture, and once it was decided. */
export async function readCertificateFile(
  { db, storage }: Context<"storage">,
  { certificateId }: { certificateId: number },
): Promise<Uint8Array> {
  const row = await repository.findNamed(db, certificateId);
  if (!row?.imageKey || !isPlain(row)) throw notFound();
  const file = await readAll(storage, row.imageKey);
  if (!file) throw notFound();
  return file;
}

export async function mayLookAtCertificate(
  { db }: Pick<Context, "db">,
  viewer: Viewer,
  imageKey: string,
): Promise<boolean> {
  return isTrustedAdmin(viewer) && (await repository.hasImage(db, imageKey));
}

type Decision = { certificateId: number } & z.output<typeof certificateDecisionForm>;

/** Part of an admin's decision: the day is kept, the file erased, and the sitter told. */
export async function decideCertificate(
  ctx: ViewerContext<"outbox">,
  { certificateId, decision, reason }: Decision,
): Promise<AdminCertificate> {
  const { db, now, outbox, locale } = ctx;
  if (decision === "refused" && !reason) throw invalid({ reason: [missingText("reason", locale)] });
  const row = await repository.lockCertificate(db, certificateId);
  if (!row) throw notFound();
  if (row.status !== "waiting") throw conflict("alreadyDecided");
  await removeUploads(db, filesOf([row]), now);
  await repository.changeCertificate(db, certificateId, {
    status: decision,
    decidedAt: now,
    reason: decision === "refused" ? (reason ?? null) : null,
    imageKey: null,
    imageWidths: null,
    imageWidth: null,
    imageHeight: null,
    imagePlaceholder: null,
  });
  const decided = await getCertificate(ctx, { certificateId });
  const { profileId, userId } = decided;
  const event = decision === "seen" ? certificateSeen : certificateRefused;
  await outbox.publish(db, [event({ certificateId, profileId, userId })]);
  await tellOfUpdate(ctx, { userId });
  return present(decided);
}

type OfCertificate = { certificateId: number; userId: number };

/** A sitter hears what became of their certificate of conduct. */
export function subscribeCertificateNotices({ on }: DomainEntries<object>): void {
  on(certificateSeen, "notifications.tell-certificate-seen", (ctx, certificate) =>
    notifySitter(ctx, certificate, { type: "certificate_seen", statement: null }),
  );
  on(certificateRefused, "notifications.tell-certificate-refused", async (ctx, certificate) => {
    const { certificateId } = certificate;
    const statement = (await repository.findNamed(ctx.db, certificateId))?.reason ?? null;
    await notifySitter(ctx, certificate, { type: "certificate_refused", statement });
  });
}

async function notifySitter(
  ctx: NotifyContext,
  { certificateId, userId }: OfCertificate,
  { type, statement }: Pick<SafetyDecision, "type" | "statement">,
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

export async function getCertificateStatus(
  ctx: Context,
  certificate: { certificateId: number },
): Promise<CertificateStatus> {
  return (await getCertificate(ctx, certificate)).status;
}

async function getCertificate({ db }: Context, { certificateId }: { certificateId: number }) {
  const row = await repository.findNamed(db, certificateId);
  if (!row) throw notFound();
  return row;
}

const isPlain = ({ imageWidths }: repository.CertificateRow) => imageWidths?.length === 0;

function present(row: repository.NamedCertificate): AdminCertificate {
  const { imageKey, imageWidths, imageWidth, imageHeight, imagePlaceholder } = row;
  const image =
    imageKey && imageWidths && !isPlain(row)
      ? {
          id: row.id,
          key: imageKey,
          widths: imageWidths,
          width: imageWidth ?? 0,
          height: imageHeight ?? 0,
          placeholder: imagePlaceholder ?? "",
        }
      : null;
  return {
    id: row.id,
    profileId: row.profileId,
    firstName: row.firstName,
    lastName: row.lastName ?? undefined,
    status: row.status,
    picture: image ? presentPrivateImage(image) : undefined,
    isPdf: isPlain(row),
    reason: row.reason ?? undefined,
    sentAt: toInstant(row.createdAt),
    decidedAt: row.decidedAt ? toInstant(row.decidedAt) : undefined,
  };
}
