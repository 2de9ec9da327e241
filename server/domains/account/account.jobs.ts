import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import type { WithPorts } from "./account.ports.ts";
import {
  eraseOldAppeals,
  forgetUnconfirmed,
  unconfirmedAccounts,
} from "./deletion/account-retention.service.ts";
import { eraseLeaving, leavingAccounts } from "./deletion/delete-account.service.ts";
import { sendLink } from "./mails/account-mails.service.ts";
import {
  listStoppedHalfway,
  takeStoppedHalfway,
} from "./registration/account-registration.repository.ts";

export const remindHalfwayJob = defineJob<Record<string, never>>("account.remind-halfway");

export const eraseAppealsJob = defineJob<Record<string, never>>("account.erase-appeals");
export const forgetUnconfirmedJob = defineJob<Record<string, never>>("account.forget-unconfirmed");

export const eraseLeavingJob = defineJob<Record<string, never>>("account.erase-leaving");

export function registerAccountJobs({ work, again }: DomainEntries<WithPorts>): void {
  again(unconfirmedAccounts);
  again(leavingAccounts);
  again(stoppedHalfway);
  work(eraseAppealsJob, eraseOldAppeals, "35 3 * * *");
  work(forgetUnconfirmedJob, (ctx) => forgetUnconfirmed(ctx), "45 3 * * *");
  work(eraseLeavingJob, (ctx) => eraseLeaving(ctx), "55 * * * *");
  work(remindHalfwayJob, remindHalfway, "15 * * * *");
}

/** Mails a link to go on to everybody who stopped signing up about a day ago; each once, ever. */
export async function remindHalfway(ctx: Outside<HalfwayContext>): Promise<void> {
  await walkTable(ctx, stoppedHalfway);
}

type HalfwayContext = Context<"mailer" | "jobs" | "log">;

const stoppedHalfway: TableWalk<HalfwayContext> = {
  name: "account.remind-halfway",
  list: ({ db, now }, page) => listStoppedHalfway(db, reminderWindow(now), page),
  act: (ctx, userId) =>
    ctx.inTransaction(async (inside) => {
      const { db, now } = inside;
      const user = await takeStoppedHalfway(db, reminderWindow(now), { userId, now });
      if (user) await sendLink(inside, { user, purpose: "continue", key: `continue:${userId}` });
    }),
};

/**
 * Somebody who stops halfway through signing up gets one mail, a day after the last step that they
 * saved. Whoever stopped long ago is left alone: by then it is no longer a help. Who signed up by
 * writing to somebody has what they came for, and is not reminded.
 */
const hour = 60 * 60 * 1000;
const quietMs = 24 * hour;
const tooLateMs = 7 * 24 * hour;

/** When the last step was saved, of those who are due at this moment. */
function reminderWindow(now: Date): { after: Date; until: Date } {
  return {
    after: new Date(now.getTime() - tooLateMs),
    until: new Date(now.getTime() - quietMs),
  };
}
