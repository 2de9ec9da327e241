import { logbooksEndpoints } from "#contract/logbooks.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { eraseOldRoutes, track } from "./walks.service.ts";

const eraseRoutesJob = defineJob<Record<string, never>>("logbooks.erase-routes");
const timeZone = "Europe/Amsterdam";

export function registerWalks({ bind, work }: DomainEntries<object>): void {
  bind(logbooksEndpoints.track, async (ctx, { params, body }) => ({
    data: await track(ctx, { logbookId: params.id, form: body }),
  }));
  work(eraseRoutesJob, (ctx) => eraseOldRoutes(ctx), { cron: "50 3 * * *", timeZone });
}
