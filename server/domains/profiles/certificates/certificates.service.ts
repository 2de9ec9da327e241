import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import { missingText } from "#contract/shared/validation/validation.ts";
import type { OwnCertificate } from "#contract/trust/certificates.ts";
import { lockOwnUser } from "#server/domains/account/account.service.ts";
import type { Context, ViewerContext } from "#server/platform/context.ts";
import { readStart } from "#server/platform/http/bodies/uploads.ts";
import { invalid, notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import {
  attachUploads,
  type PictureFile,
  removeUploads,
  storePlainUpload,
  storeUploads,
} from "#server/platform/images/uploads.ts";
import { findProfile, lockProfiles } from "../profiles.repository.ts";
import * as repository from "./certificates.repository.ts";
import { certificateStatusAt, isPdf, seenSince, validUntil } from "./certificates.rules.ts";

const folder = "certificates";
const imageSize = { widths: [1280, 1920], maxHeight: 2400 };

/** Those of these sitters whose certificate of conduct somebody has seen in the last two years. */
export async function listWithCertificate(
  { db, now }: Context,
  profileIds: readonly number[],
): Promise<ReadonlySet<number>> {
  return new Set(await repository.listSeen(db, profileIds, seenSince(now)));
}

/** On which day that of one was. */
export async function findCertificateSeenOn(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<string | null> {
  const seenAt = await repository.findSeenAt(db, profileId, seenSince(now));
  return seenAt && dayInAmsterdam(seenAt);
}

export async function getOwnCertificate({
  db,
  now,
  viewer,
}: ViewerContext): Promise<OwnCertificate> {
  const profile = await findProfile(db, viewer.userId, "pet_sitter");
  if (!profile) throw notFound();
  return presentOwn(await repository.listOfProfile(db, profile.id), now);
}

/** Before the transaction: a picture is worked on like any other, a PDF is kept as it came. */
export async function prepareCertificate(
  ctx: ViewerContext<"images" | "storage">,
  { file }: { file: PictureFile | undefined },
): Promise<ImageColumns[]> {
  const { db, viewer, locale } = ctx;
  if (!(await findProfile(db, viewer.userId, "pet_sitter"))) throw notFound();
  if (!file) throw invalid({ file: [missingText("file", locale)] });
  if (isPdf(await readStart(file)))
    return [await storePlainUpload(ctx, file, { folder, extension: "pdf" })];
  const upload = { userId: viewer.userId, folder, field: "file", locale } as const;
  const unsupported = "certificateUnsupported";
  return storeUploads(ctx, [file], { ...upload, ...imageSize, unsupported });
}

/** One at a time waits: a better one takes the place of the one before. */
export async function sendCertificate(
  ctx: ViewerContext,
  { images }: { images: readonly ImageColumns[] },
): Promise<OwnCertificate> {
  const { db, now, viewer } = ctx;
  await lockOwnUser(db, viewer.userId);
  const profile = (await lockProfiles(db, viewer.userId)).find(
    ({ profileType }) => profileType === "pet_sitter",
  );
  const [image] = images;
  if (!profile || !image) throw notFound();
  await removeUploads(db, filesOf(await repository.deleteWaiting(db, profile.id)), now);
  await attachUploads(db, images);
  await repository.insertCertificate(db, {
    profileId: profile.id,
    imageKey: image.key,
    imageWidths: image.widths,
    imageWidth: image.width,
    imageHeight: image.height,
    imagePlaceholder: image.placeholder,
    createdAt: now,
  });
  return presentOwn(await repository.listOfProfile(db, profile.id), now);
}

/** Part of removing a profile: the rows go with it, the files have to be told. */
export async function forgetCertificates(
  { db, now }: Context,
  { profileId }: { profileId: number },
): Promise<void> {
  await removeUploads(db, filesOf(await repository.listOfProfile(db, profileId)), now);
}

export function filesOf(rows: readonly repository.CertificateRow[]) {
  return rows.flatMap(({ imageKey: key, imageWidths: widths }) =>
    key === null || widths === null ? [] : [{ key, widths }],
  );
}

function presentOwn(rows: readonly repository.CertificateRow[], now: Date): OwnCertificate {
  const [last] = rows;
  const seen = rows.find(({ status }) => status === "seen");
  const seenAt = seen?.decidedAt ?? null;
  return {
    status: certificateStatusAt({ last: last?.status ?? null, seenAt }, now),
    sentAt: last ? toInstant(last.createdAt) : undefined,
    seenOn: seenAt ? dayInAmsterdam(seenAt) : undefined,
    validUntil: seenAt ? dayInAmsterdam(validUntil(seenAt)) : undefined,
    reason: last?.status === "refused" ? (last.reason ?? undefined) : undefined,
  };
}
