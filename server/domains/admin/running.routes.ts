import { adminJobsEndpoints } from "#contract/admin/jobs.ts";
import { adminQueueEndpoints } from "#contract/admin/queue.ts";
import { adminUsersEndpoints } from "#contract/admin/users.ts";
import { pageWindow } from "#contract/shared/paging.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { asPage } from "./as-page.ts";
import * as jobs from "./jobs/jobs.service.ts";
import { getQueue } from "./queue/queue.service.ts";
import { logOutUser } from "./users/users.service.ts";

/** Running the place: what waits, and what goes wrong by itself. */
export function bindRunning({ bind }: DomainEntries<object>): void {
  bind(adminQueueEndpoints.get, async (ctx) => ({ data: await getQueue(ctx) }));

  bind(adminUsersEndpoints.logOut, async (ctx, { params }) => ({
    data: await logOutUser(ctx, { userId: params.id }),
  }));

  bind(adminJobsEndpoints.list, async (ctx, { query }) => {
    const { state, kind, q } = query;
    const found = await jobs.listJobs(ctx, { state, kind, q, window: pageWindow(query) });
    return asPage(adminJobsEndpoints.list, query, found);
  });
  bind(adminJobsEndpoints.counts, async (ctx) => ({ data: await jobs.countJobs(ctx) }));
  bind(adminJobsEndpoints.get, async (ctx, { params }) => ({
    data: await jobs.getJob(ctx, params),
  }));
  bind(adminJobsEndpoints.retry, async (ctx, { params }) => ({
    data: await jobs.retryJob(ctx, params),
  }));
  bind(adminJobsEndpoints.retryAll, async (ctx, { body }) => ({
    data: await jobs.retryAllJobs(ctx, body),
  }));
  bind(adminJobsEndpoints.drop, (ctx, { params }) => jobs.dropJob(ctx, params));
}
