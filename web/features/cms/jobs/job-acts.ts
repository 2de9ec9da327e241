import type { workSources } from "#contract/admin/jobs.ts";
import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { act } from "../acts/act.ts";

export const retryJob = act({
  name: "retryJob",
  initial: { jobId: "" },
  send: (call, { jobId: id }) => call("adminJobs.retry", { params: { id } }),
});

export const retryAllJobs = act({
  name: "retryAllJobs",
  initial: { source: "", kind: "" },
  send: (call, { source, kind }) =>
    call("adminJobs.retryAll", {
      body: { source: source as (typeof workSources)[number], kind },
    }),
});

/** What was dropped is no longer there to be looked at. */
export const dropJob = act({
  name: "dropJob",
  initial: { jobId: "" },
  send: (call, { jobId: id }) => call("adminJobs.drop", { params: { id } }),
  goOnAt: () => cmsUrls.jobs(),
});
