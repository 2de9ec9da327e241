import type * as z from "zod";
import type { LogbookWalk, trackForm } from "#contract/logbooks/logbook-entries.ts";
import type { WayPoint } from "#contract/logbooks/walked-way.ts";
import type { Context, Outside, ViewerContext } from "#server/platform/context.ts";
import { lockAsSitter, lockToWrite } from "../logbook-access.service.ts";
import { tellChanged, whose } from "../logbook-changes.service.ts";
import { listLogbookPets } from "../logbooks.repository.ts";
import { presentWalk } from "./walks.presenter.ts";
import * as repository from "./walks.repository.ts";
import {
  clockOf,
  endOf,
  eraseBefore,
  knownUntil,
  measureWalk,
  mostPoints,
  pointsWithin,
  startOf,
  type WalkVisit,
} from "./walks.rules.ts";

type Track = z.output<typeof trackForm>;

/**
 * A batch of a walk's points. It belongs to the visit that went on when it began, however late it comes;
 * batches may come again and in any order. The owner is told once, when it has ended.
 */
export async function track(
  ctx: ViewerContext<"outbox">,
  { logbookId, form }: { logbookId: number; form: Track },
): Promise<LogbookWalk> {
  const { db } = ctx;
  const at = (await repository.findWalk(db, logbookId, form.clientId))?.startedAt;
  const moment = { at: at ?? startOf(ctx, form), field: "startedAt" } as const;
  await lockAsSitter(ctx, logbookId);
  const erased = await repository.findWalk(db, logbookId, form.clientId);
  if (erased?.erasedAt) return presentWalk(erased, "pet_sitter");
  const written = await lockToWrite(ctx, { logbookId, ...moment });
  const { logbook, entry, by, isToldLater } = written;
  // Read behind the lock: the first two batches may have come at once.
  const known = await repository.findWalk(db, logbookId, form.clientId);

  const petIds = await petsOf(ctx, {
    logbookId,
    named: [...(known?.petIds ?? []), ...(form.petIds ?? [])],
  });
  const walk =
    known ??
    (await repository.insertWalk(db, {
      logbookId,
      entryId: entry.id,
      clientId: form.clientId,
      startedAt: startOf(ctx, form),
      isToldLater,
      petIds,
    }));
  const clock = clockOf(walk, form);
  const until = knownUntil(ctx, form, clock);
  const ownEnd = form.endedAt === undefined ? undefined : clock(form.endedAt);
  const endedAt = endOf(walk, { ownEnd, visit: entry, until });
  await addPoints(ctx, { walk: { ...walk, endedAt }, points: form.points, clock, until });
  const measured = await measureAgain(ctx, { walk: { ...walk, petIds }, endedAt, visit: entry });
  if (endedAt && !known?.endedAt) {
    await tellChanged(ctx, {
      logbook,
      ...whose(by),
      change: "walk",
      at: endedAt,
      entryId: entry.id,
    });
  }
  return presentWalk(measured, "pet_sitter");
}

/** Those of the logbook, each once, in its order. */
async function petsOf(
  { db }: Context,
  { logbookId, named }: { logbookId: number; named: readonly number[] },
): Promise<number[]> {
  const pets = await listLogbookPets(db, [logbookId]);
  return pets.flatMap(({ petId }) => (petId !== null && named.includes(petId) ? [petId] : []));
}

type Batch = {
  walk: repository.WalkRow;
  points: Track["points"];
  clock: (time: string) => Date;
  until: Date;
};

async function addPoints({ db }: Context, { walk, points, clock, until }: Batch): Promise<void> {
  const moments = points.map((point) => ({ ...point, at: clock(point.at) }));
  const within = pointsWithin(moments, { ...walk, until });
  const room = mostPoints - (await repository.countPoints(db, walk.id));
  await repository.insertPoints(
    db,
    within.slice(0, Math.max(0, room)).map(({ lat, lng, at, accuracy, segment }) => ({
      walkId: walk.id,
      at,
      lat,
      lng,
      accuracy: accuracy ?? null,
      segment: segment ?? 0,
    })),
  );
}

type Ending = { walk: repository.WalkRow; endedAt: Date | null; visit: WalkVisit };

/** From all that has come so far. What was recorded after the end is deleted, not only left out. */
async function measureAgain(
  { db }: Context,
  { walk, endedAt, visit }: Ending,
): Promise<repository.WalkRow> {
  if (endedAt) await repository.deletePointsAfter(db, walk.id, endedAt);
  const points = await repository.listPoints(db, walk.id);
  const way = points.map((point): WayPoint => ({ ...point, at: point.at.getTime() }));
  const measures = measureWalk(way, { startedAt: walk.startedAt, endedAt, visit });
  return repository.changeWalk(db, walk.id, { endedAt, petIds: walk.petIds, ...measures });
}

/** Part of checking out: whoever leaves walks no longer for this owner. */
export async function endWalksAt(
  ctx: Context,
  { entryId, at }: { entryId: number; at: Date },
): Promise<void> {
  const visit = { checkOutAt: at };
  for (const walk of await repository.listWalksToEnd(ctx.db, entryId, at)) {
    await measureAgain(ctx, { walk, endedAt: endOf(walk, { visit, until: at }), visit });
  }
}

const erasedAtOnce = 200;

/** Every night: where somebody walked is nobody's business for longer than 90 days. */
export async function eraseOldRoutes(
  { now, inTransaction }: Outside<Context>,
  { atOnce = erasedAtOnce }: { atOnce?: number } = {},
): Promise<void> {
  const before = eraseBefore(now);
  const eraseSome = ({ db }: Context) => repository.eraseRoutes(db, { before, now, atOnce });
  while ((await inTransaction(eraseSome)) === atOnce);
}
