import type { Context, Outside } from "#server/platform/context.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { type TableWalk, walkTable } from "#server/platform/jobs/table-walk.ts";
import type { WithPorts } from "./account.ports.ts";
import {
  eraseOldAppeals,
  forgetUnconfirmed,
  unconfirmedAccounts,
} from "./leaving/account-retention.service.ts";
import { eraseLeaving, leavingAccounts } from "./leaving/leaving.service.ts";
import { sendLink } from "./mails/account-mails.service.ts";
import {
  listStoppedHalfway,
  takeStoppedHalfway,
} from "./registration/account-registration.repository.ts";
import { reminderWindow } from "./registration/account-registration.rules.ts";

export const remindHalfwayJob = defineJob<Record<string, never>>("account.remind-halfway");

export const eraseAppealsJob = defineJob<Record<string, never>>("account.erase-appeals");
export const forgetUnconfirmedJob = defineJob<Record<string, never>>("account.forget-unconfirmed");

export const eraseLeavingJob = defineJob<Record<string, never>>("account.erase-leaving");

export function registerAccountJobs({ work, again }: DomainEntries<WithPorts>): void {
  again(unconfirmedAccounts);
  again(leavingAccounts);
  again(stoppedHalfway);
  const timeZone = "Europe/Amsterdam";
  work(eraseAppealsJob, eraseOldAppeals, { cron: "35 3 * * *", timeZone });
  work(forgetUnconfirmedJob, (ctx) => forgetUnconfirmed(ctx), { cron: "45 3 * * *", timeZone });
  work(eraseLeavingJob, (ctx) => eraseLeaving(ctx), { cron: "55 * * * *", timeZone });
  work(remindHalfwayJob, remindHalfway, { cron: "15 * * * *", timeZone });
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
