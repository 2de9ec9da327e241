import { againMinutes, doneShortlyBefore } from "#contract/logbooks/again.ts";
import type { LogbookActivity } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook, logbooksEndpoints } from "#contract/logbooks.ts";
import type { BodyOf } from "#contract/shared/endpoint.ts";
import { ruleText } from "#contract/shared/validation/validation.ts";
import type { ViewerContext } from "#server/platform/context.ts";
import { conflict, invalid, notFound } from "#server/platform/http/problem.ts";
import type { ImageColumns } from "#server/platform/images/stored-images.ts";
import { removeUploads } from "#server/platform/images/uploads.ts";
import {
  type ActivityRow,
  changeActivity,
  findActivity,
  findActivityByClientId,
  insertActivity,
  listActivitiesNear,
  setTaskDone,
} from "./activities.repository.ts";
import { attachActivityImages, removeActivityImages } from "./images/activity-images.service.ts";
import { listImagesOfEntries } from "./images/logbook-images.repository.ts";
import { type LogbookRow, lockAsSitter, lockToWrite } from "./logbook-access.service.ts";
import { tellChanged, whose } from "./logbook-changes.service.ts";
import { describeFor } from "./logbook-views.service.ts";
import { presentActivity } from "./logbooks.presenter.ts";
import { findLogbook, listLogbookPets } from "./logbooks.repository.ts";
import { timeOf } from "./taking/device-time.rules.ts";

type Endpoints = typeof logbooksEndpoints;

type ActivityContext = ViewerContext<"outbox">;

/** Something was done; one that came before answers as it did then. */
export async function createActivity(
  ctx: ActivityContext,
  given: {
    logbookId: number;
    form: BodyOf<Endpoints["createActivity"]>;
    images: readonly ImageColumns[];
  },
): Promise<LogbookActivity> {
  const { db, now } = ctx;
  const { logbookId, form, images } = given;
  const at = timeOf(ctx, form);
  await lockAsSitter(ctx, logbookId);
  const known = form.clientId && (await findActivityByClientId(db, logbookId, form.clientId));
  if (known) {
    await removeUploads(db, images, now);
    return describeActivity(ctx, known);
  }
  const act = form.kind === "medication" ? "dose" : "other";
  const taken = await lockToWrite(ctx, { logbookId, at, act });
  const { logbook, entry, by, isToldLater } = taken;
  const pet = await petOf(ctx, logbookId, form.petId);
  if (!form.again) await refuseAgain(ctx, { logbook, form, at });
  const activity = await insertActivity(db, {
    logbookId,
    entryId: entry.id,
    kind: form.kind,
    petId: pet?.petId ?? null,
    petName: pet?.name ?? null,
    minutes: form.minutes ?? null,
    note: form.note ?? null,
    doneAt: at,
    clientId: form.clientId ?? null,
    isToldLater,
    createdAt: now,
  });
  await attachActivityImages(ctx, { activity, images, takenAt: at });
  if (form.taskId !== undefined) {
    await setTaskDone(db, { logbookId, taskId: form.taskId, doneAt: at, isToldLater });
  }
  const about = { entryId: entry.id, activityId: activity.id };
  await tellChanged(ctx, { logbook, ...whose(by), change: "activity", at, ...about });
  return describeActivity(ctx, activity);
}

type Doing = { logbook: LogbookRow; form: BodyOf<Endpoints["createActivity"]>; at: Date };

/** A second dose or meal so soon: 409 with the one before, and who did it. */
async function refuseAgain(
  { db }: ActivityContext,
  { logbook, form: { kind, petId }, at }: Doing,
): Promise<void> {
  const minutes = againMinutes[kind];
  if (minutes === undefined) return;
  const near = await listActivitiesNear(db, logbook.id, { kind, at, minutes });
  const earlier = doneShortlyBefore(near, { kind, petId, at });
  if (!earlier) return;
  const by = logbook.sitterName ?? undefined;
  throw conflict("doneShortlyBefore", { activity: presentActivity(earlier, []), by });
}

/** By the rule of editing at the time of the change: who has gone writes no more. */
export async function updateActivity(
  ctx: ActivityContext,
  given: {
    activityId: number;
    form: BodyOf<Endpoints["updateActivity"]>;
    images: readonly ImageColumns[];
  },
): Promise<LogbookActivity | undefined> {
  const { db, now } = ctx;
  const { activityId, form, images } = given;
  const found = await findActivity(db, activityId);
  if (!found) throw notFound();
  const { logbookId } = found;
  const { logbook, by } = await lockToWrite(ctx, { logbookId, at: timeOf(ctx, form) });
  const activity = await findActivity(db, activityId);
  // Taken back twice is taken back once.
  if (!activity || activity.removedAt) {
    if (!form.isRemoved) throw notFound();
    await removeUploads(db, images, now);
    return undefined;
  }
  if (form.isRemoved) {
    await changeActivity(db, activityId, { removedAt: now });
    await removeActivityImages(ctx, { activityId });
    await removeUploads(db, images, now);
    const about = { entryId: activity.entryId, activityId };
    await tellChanged(ctx, { logbook, ...whose(by), change: "removed", ...about });
    return undefined;
  }
  const pet = form.petId === undefined ? null : await petOf(ctx, logbookId, form.petId);
  await changeActivity(db, activityId, {
    ...(pet ? { petId: pet.petId, petName: pet.name } : {}),
    ...(form.minutes === undefined ? {} : { minutes: form.minutes }),
    ...(form.note === undefined ? {} : { note: form.note }),
  });
  const changed = (await findActivity(db, activityId)) ?? activity;
  await attachActivityImages(ctx, { activity: changed, images, takenAt: changed.doneAt });
  const about = { entryId: activity.entryId, activityId };
  await tellChanged(ctx, { logbook, ...whose(by), change: "activity", ...about });
  return describeActivity(ctx, changed);
}

/** What the owner asked for is done, or after all not. */
export async function tickTask(
  ctx: ActivityContext,
  {
    logbookId,
    taskId,
    form,
  }: { logbookId: number; taskId: number; form: BodyOf<Endpoints["tickTask"]> },
): Promise<Logbook> {
  const { db, viewer } = ctx;
  const at = timeOf(ctx, form);
  const { logbook, entry, by, isToldLater } = await lockToWrite(ctx, { logbookId, at });
  const doneAt = form.isDone ? at : null;
  if (!(await setTaskDone(db, { logbookId, taskId, doneAt, isToldLater }))) throw notFound();
  await tellChanged(ctx, { logbook, ...whose(by), change: "tasks", at, entryId: entry.id });
  const after = (await findLogbook(db, logbookId)) ?? logbook;
  return describeFor(ctx, { userId: viewer.userId, logbook: after });
}

async function describeActivity(
  { db }: ActivityContext,
  activity: ActivityRow,
): Promise<LogbookActivity> {
  const images = await listImagesOfEntries(db, [activity.entryId]);
  return presentActivity(
    activity,
    images.filter(({ activityId }) => activityId === activity.id),
  );
}

/** One of the logbook's, which is still somebody's. */
async function petOf({ db, locale }: ActivityContext, logbookId: number, petId?: number) {
  if (petId === undefined) return null;
  const pets = await listLogbookPets(db, [logbookId]);
  const pet = pets.find((each) => each.petId === petId);
  if (!pet) throw invalid({ petId: [ruleText("option", locale)] });
  return pet;
}
