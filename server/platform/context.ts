import type { Locale } from "#contract/shared/locale.ts";
import type { Db } from "#server/db/database.ts";
import type { Visit } from "./http/call.ts";
import type { Platform } from "./platform.ts";
import type { Viewer } from "./sessions/viewer.ts";

/** What an action may take from the platform; databases it gets as `db`, the time as `now`. */
export type Parts = Omit<Platform, "db" | "database" | "clock" | "bind" | "serve">;

/**
 * What an action stands on, as its first argument, whoever asks for it: a visitor, an event, another
 * action. It names the parts it needs: `Context<"outbox" | "images">`. `db` is the transaction, for
 * everything that writes; it was opened, and will be committed, by whoever called first.
 */
export type Context<Part extends keyof Parts = never> = Pick<Parts, Part> & { db: Db; now: Date };

/** …for somebody who is logged in. */
export type ViewerContext<Part extends keyof Parts = never> = Context<Part> & {
  viewer: Viewer;
  locale: Locale;
};

/** …for a visitor, logged in or not: what a form says is answered in their language. */
export type VisitorContext<Part extends keyof Parts = never> = Context<Part> & {
  viewer: Viewer | null;
  locale: Locale;
  visit: Visit;
};

/**
 * Ahead of a transaction, or in a job: `db` is none here. What must stay though the action is refused
 * later (an attempt that is counted), and each step of a long job, is a transaction of its own.
 */
export type Outside<Ctx extends Context> = Ctx & {
  inTransaction<Result>(work: (ctx: Ctx) => Promise<Result>): Promise<Result>;
};
