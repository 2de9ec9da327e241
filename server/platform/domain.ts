import type { Endpoint, ParsedInput } from "#contract/shared/endpoint.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { Context, Outside, Parts } from "./context.ts";
import type { UploadedFile } from "./http/bodies/uploads.ts";
import type { Action, Call, FileCall, Visit } from "./http/call.ts";
import type { JobKind } from "./jobs/jobs.ts";
import type { TableWalk } from "./jobs/table-walk.ts";
import type { EventKind } from "./outbox/events.ts";
import type { Platform } from "./platform.ts";

/** What an event's handler or a job gets; `Own` is what its domain was put together with. */
type Ground<Own> = Context<keyof Parts> & Own;

/** The same for each try, so that what comes of an event can be told from a second one. */
type Delivered = { eventId: number };

type VisitGround<E extends Endpoint, Own> = Ground<Own> & {
  viewer: Call<E>["viewer"];
  locale: Locale;
  visit: Visit;
};

type Input<E extends Endpoint> = ParsedInput<E> & { files: UploadedFile[] };
type AnswerTo<E extends Endpoint> = ReturnType<Action<E>>;

/** One step: a GET reads, everything else is a transaction. */
type OneStep<E extends Endpoint, Own> = (ctx: VisitGround<E, Own>, input: Input<E>) => AnswerTo<E>;

/**
 * Slow work (pictures, a provider, an address that is looked up, a password that is judged) and what
 * must stay though the action is refused comes first, outside of the transaction.
 */
type Steps<E extends Endpoint, Own, Prepared> = {
  prepare(ctx: Outside<VisitGround<E, Own>>, input: Input<E>): Promise<Prepared>;
  run(ctx: VisitGround<E, Own>, input: Input<E> & { prepared: Prepared }): AnswerTo<E>;
  /** Takes back what was stored: the action failed, or its answer was there already. */
  discard?(ctx: Ground<Own>, prepared: Prepared): Promise<void>;
};

/** All the ways in which a domain's actions are called. Each gets its context first. */
export type DomainEntries<Own> = {
  bind<E extends Endpoint, Prepared = undefined>(
    endpoint: E,
    action: OneStep<E, Own> | Steps<E, Own, Prepared>,
  ): void;
  /** By an address of its own, beside the API: a file for search engines, for a shared link. */
  serve(path: string, answer: (ctx: Ground<Own>, call: FileCall) => Promise<unknown>): void;
  /** After the transaction of who published it, at least once, in a transaction of its own. */
  on<Payload>(
    kind: EventKind<Payload>,
    name: string,
    handle: (ctx: Ground<Own> & Delivered, payload: Payload) => Promise<void>,
  ): void;
  /** Within the transaction of who publishes it, for what must never be behind. */
  onPublish<Payload>(
    kind: EventKind<Payload>,
    handle: (ctx: Ground<Own>, payload: Payload) => Promise<void>,
  ): void;
  work<Data extends object>(
    kind: JobKind<Data>,
    run: (ctx: Outside<Ground<Own>>, data: Data) => Promise<void>,
    cron?: string,
  ): void;
  /** What this walk passes over is tried again by itself, also before it comes by once more. */
  again(walk: Pick<TableWalk<Ground<Own>>, "name" | "act">): void;
};

/**
 * Where a domain is put together: its ports, and whatever else of its own its actions need, become
 * part of every context, so that no call has to pass them on.
 */
export function openDomain<Own extends object>(platform: Platform, own: Own): DomainEntries<Own> {
  const groundIn = (db: Db): Ground<Own> => ({
    ...platform,
    ...own,
    db,
    now: platform.clock.now(),
  });

  return {
    bind<E extends Endpoint, Prepared>(
      endpoint: E,
      action: OneStep<E, Own> | Steps<E, Own, Prepared>,
    ): void {
      const groundOf = (call: Call<E>): VisitGround<E, Own> => ({
        ...groundIn(call.db),
        viewer: call.viewer,
        locale: call.locale,
        visit: call,
      });
      if (typeof action === "function") {
        platform.bind(endpoint, (call) => action(groundOf(call), call));
        return;
      }
      const { prepare, run, discard } = action;
      platform.bind<E, Prepared>(endpoint, {
        prepare: (call) => prepare(outside(platform.db, groundOf(call)), call),
        run: (call, prepared) => run(groundOf(call), { ...call, prepared }),
        ...(discard ? { discard: (prepared) => discard(groundIn(platform.db), prepared) } : {}),
      });
    },
    serve(path, answer) {
      platform.serve(path, (call) => answer(groundIn(platform.db), call));
    },
    on(kind, name, handle) {
      platform.outbox.on(kind, name, ({ eventId, payload, tx }) =>
        handle({ ...groundIn(tx), eventId }, payload),
      );
    },
    onPublish(kind, handle) {
      platform.outbox.onPublish(kind, (payload, tx) => handle(groundIn(tx), payload));
    },
    work(kind, run, cron) {
      const { backgroundDb } = platform.database;
      platform.jobs.work(
        kind,
        (data) => run(outside(backgroundDb, groundIn(backgroundDb)), data),
        cron,
      );
    },
    again({ name, act }) {
      const { backgroundDb } = platform.database;
      platform.jobs.again(name, (id) => act(outside(backgroundDb, groundIn(backgroundDb)), id));
    },
  };

  function outside<Ctx extends Context>(db: Db, ctx: Ctx): Outside<Ctx> {
    return {
      ...ctx,
      inTransaction: (work) =>
        db.transaction((tx) => work({ ...ctx, db: tx, now: platform.clock.now() })),
    };
  }
}
