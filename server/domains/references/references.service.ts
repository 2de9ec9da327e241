import type {
  OwnReference,
  Reference,
  ReferenceInvitation,
  referencesEndpoints,
} from "#contract/references.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { toInstant } from "#contract/shared/dates.ts";
import type { ParsedInput } from "#contract/shared/endpoint.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { RuleKey } from "#contract/shared/validation/validation-texts.ts";
import type { Db } from "#server/db/database.ts";
import {
  findUserIdOfAddress,
  isOwnAddress,
  lockOwnUser,
} from "#server/domains/account/account.service.ts";
import { findProfileRef } from "#server/domains/profiles/profile-refs.service.ts";
import { getSitterProfile, updateStanding } from "#server/domains/profiles/profiles.service.ts";
import { findFaces, isSitterShown } from "#server/domains/profiles/sitters/faces.service.ts";
import { checkPublicWords } from "#server/domains/safety/cautions/cautions.service.ts";
import { findBlocks } from "#server/domains/safety/safety.service.ts";
import type { Context, ViewerContext, VisitorContext } from "#server/platform/context.ts";
import { conflict, forbidden, invalid, notFound, Problem } from "#server/platform/http/problem.ts";
import { findSuppression } from "#server/platform/mail/suppression.ts";
import type { Viewer } from "#server/platform/sessions/viewer.ts";
import { referenceLink } from "./reference-links.ts";
import { referenceAsked, referenceWritten } from "./references.events.ts";
import * as repository from "./references.repository.ts";
import {
  countWrittenOf,
  deleteReference,
  findReference,
  isWritten,
  lockReference,
  type ReferenceRow,
  type WrittenRow,
} from "./references.repository.ts";
import {
  allowedActionsOf,
  firstNameOf,
  hasRoom,
  isLinkOpen,
  linkEnd,
  remindRefusal,
  statusOf,
} from "./references.rules.ts";

type Endpoints = typeof referencesEndpoints;

export async function listOwnReferences({
  db,
  now,
  viewer,
}: ViewerContext): Promise<OwnReference[]> {
  const { id } = await getSitterProfile(db, viewer);
  return (await repository.listReferences(db, id)).map((row) => presentOwn(row, now));
}

export async function askForReference(
  ctx: ViewerContext<"outbox" | "appKey">,
  form: ParsedInput<Endpoints["ask"]>["body"],
): Promise<OwnReference> {
  const { db, now, viewer, outbox, locale } = ctx;
  const { id: profileId } = await getSitterProfile(db, viewer);
  const refuse = (rule: RuleKey) => invalid({ email: [ruleText(rule, locale)] });
  if (await isOwnAddress(db, { userId: viewer.userId, email: form.email })) {
    throw refuse("ownAddress");
  }
  const suppression = await findSuppression(db, { appKey: ctx.appKey, email: form.email });
  if (suppression) throw refuse(suppression === "bounced" ? "mailBounces" : "wantsNoMail");
  // Said as of anybody who wants no mail: whose address it is stays unknown.
  if (await isOutOfReach(ctx, form.email)) throw refuse("wantsNoMail");
  // Two at once would each count without the other.
  await lockOwnUser(db, viewer.userId);
  const asked = await repository.listReferences(db, profileId);
  if (!hasRoom(asked, now)) throw conflict("tooManyReferences");
  const row = await repository.insertReference(db, {
    profileId,
    createdAt: now,
    expiresAt: linkEnd(now),
    ...form,
  });
  if (!row) throw refuse("alreadyAsked");
  await outbox.publish(db, [referenceAsked({ referenceId: row.id, reminder: 0 })]);
  return presentOwn(row, now);
}

/** One of the two has blocked the other: a mail is a way in as well. */
async function isOutOfReach({ db, viewer }: ViewerContext, email: string): Promise<boolean> {
  const otherId = await findUserIdOfAddress(db, email);
  return otherId !== null && (await findBlocks(db, viewer.userId)).either.has(otherId);
}

export async function remindOfReference(
  ctx: ViewerContext<"outbox">,
  { referenceId }: { referenceId: number },
): Promise<OwnReference> {
  const { db, now, viewer, outbox } = ctx;
  const row = await lockOwn(db, viewer, referenceId);
  if (row.email && (await isOutOfReach(ctx, row.email))) throw conflict("contactClosed");
  const refusal = remindRefusal(row, now);
  if (refusal === "tokenExpired") throw new Problem(410, refusal);
  if (refusal) throw conflict(refusal);
  const reminder = row.reminders + 1;
  const reminded = await repository.changeReference(db, row.id, { reminders: reminder });
  await outbox.publish(db, [referenceAsked({ referenceId: row.id, reminder })]);
  return presentOwn(reminded, now);
}

export async function removeReference(
  ctx: ViewerContext<"outbox">,
  { referenceId }: { referenceId: number },
): Promise<void> {
  await lockOwnUser(ctx.db, ctx.viewer.userId);
  const row = await lockOwn(ctx.db, ctx.viewer, referenceId);
  await repository.deleteReference(ctx.db, row.id);
  if (repository.isWritten(row)) await updateReferenceCount(ctx, row);
}

/** Part of writing and of removing one, behind the lock of their user: two at once are counted both. */
async function updateReferenceCount(
  ctx: Context<"outbox">,
  { profileId }: { profileId: number },
): Promise<void> {
  const referenceCount = await repository.countWritten(ctx.db, profileId);
  await updateStanding(ctx, { profileId, standing: { referenceCount } });
}

export async function getInvitation(
  ctx: VisitorContext<"appKey">,
  { token }: { token: string },
): Promise<ReferenceInvitation> {
  const { row, face } = await openLink(ctx, token, repository.findReference);
  const { firstName, city, picture } = face;
  return {
    name: row.name,
    relation: row.relation,
    sitter: { firstName, city: city ?? undefined, picture: picture ?? undefined },
  };
}

export async function writeReference(
  ctx: VisitorContext<"appKey" | "outbox">,
  { t, knowsSince, rating, ...words }: ParsedInput<Endpoints["write"]>["body"],
): Promise<Reference> {
  const { db, now, outbox, locale } = ctx;
  const { text } = words;
  checkPublicWords(words, locale);
  const { face } = await openLink(ctx, t, repository.findReference);
  await lockOwnUser(db, face.userId);
  const { row } = await openLink(ctx, t, repository.lockReference);
  const year = Number(dayInAmsterdam(now).slice(0, 4));
  if (knowsSince > year) throw invalid({ knowsSince: [ruleText("yearAhead", locale)] });
  const written = await repository.changeReference(db, row.id, {
    text,
    rating,
    knowsSince,
    writtenAt: now,
    email: null,
  });
  const { id: referenceId, profileId } = row;
  await updateReferenceCount(ctx, row);
  await outbox.publish(db, [referenceWritten({ referenceId, profileId })]);
  if (!repository.isWritten(written)) throw new Error("the reference was not written");
  return presentReference(written);
}

export async function listReferencesOf(
  { db }: Context,
  { profileId, window }: { profileId: number; window: { offset: number; limit: number } },
): Promise<{ data: Reference[]; total: number }> {
  const rows = await repository.listWritten(db, profileId, window);
  return { data: rows.map(presentReference), total: await repository.countWritten(db, profileId) };
}

/** A link that was never ours is 404; one that is used, withdrawn or too old is 410. */
async function openLink(
  { db, now, appKey, viewer }: VisitorContext<"appKey">,
  token: string,
  find: (db: Db, id: number) => Promise<repository.ReferenceRow | null>,
) {
  const referenceId = referenceLink.read(appKey, token);
  if (referenceId === null) throw notFound();
  const row = await find(db, referenceId);
  const face = row && (await findFaces(db, [row.profileId])).get(row.profileId);
  if (!row || !face || !isLinkOpen(row, now)) throw new Problem(410, "tokenExpired");
  // Whoever got hold of the link of their own.
  if (viewer?.userId === face.userId) throw forbidden("sameUser");
  return { row, face };
}

async function lockOwn(
  tx: Db,
  viewer: Viewer,
  referenceId: number,
): Promise<repository.ReferenceRow> {
  const { id: profileId } = await getSitterProfile(tx, viewer);
  const row = await repository.lockReference(tx, referenceId);
  if (row?.profileId !== profileId) throw notFound();
  return row;
}

function presentOwn(row: ReferenceRow, now: Date): OwnReference {
  const { text, rating, knowsSince, writtenAt } = row;
  return {
    id: row.id,
    name: row.name,
    relation: row.relation,
    reminders: row.reminders,
    email: row.email ?? undefined,
    status: statusOf(row, now),
    askedAt: toInstant(row.createdAt),
    expiresAt: toInstant(row.expiresAt),
    text: text ?? undefined,
    rating: rating ?? undefined,
    knowsSince: knowsSince ?? undefined,
    writtenAt: writtenAt ? toInstant(writtenAt) : undefined,
    allowedActions: allowedActionsOf(row, now),
  };
}

function presentReference(row: WrittenRow): Reference {
  const { id, relation, text, rating, knowsSince, writtenAt } = row;
  return {
    id,
    relation,
    text,
    rating,
    knowsSince,
    firstName: firstNameOf(row.name),
    writtenAt: toInstant(writtenAt),
  };
}

type Subject = { subjectId: number };

/** A reference on the page of a sitter: it is on them that it stands there. */
export async function findReportedReference({ db }: Context, { subjectId }: Subject) {
  const row = await findReference(db, subjectId);
  const sitter = row && (await findProfileRef(db, row.profileId));
  if (!row || !sitter || !isWritten(row)) return null;
  if (!(await isSitterShown(db, sitter.id))) return null;
  const { text, name, relation, rating } = row;
  const words = { text, writer: firstNameOf(name), relation, rating: String(rating) };
  return { userId: sitter.userId, words, image: null };
}

/** Part of a decision about a report. */
export async function takeAwayReference(
  { db }: Context<"outbox">,
  { subjectId }: Subject,
): Promise<void> {
  if (await lockReference(db, subjectId)) await deleteReference(db, subjectId);
}

/** How many were written about each of these sitters; none where there are none. */
export function countReferences(
  { db }: Context,
  profileIds: readonly number[],
): Promise<Map<number, number>> {
  return countWrittenOf(db, profileIds);
}
