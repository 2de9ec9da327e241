import type { ReportShare } from "#contract/logbooks/reports.ts";
import { api, downloadFile } from "#web/lib/api/browser-api.ts";

/** Imported dynamically: with the endpoint tables comes zod, which the screen can be shown without. */

const paramsOf = (logbookId: number) => ({ params: { id: String(logbookId) } });

export async function shareReport(logbookId: number): Promise<ReportShare> {
  return (await api.call("reports.share", paramsOf(logbookId))).data;
}

export async function unshareReport(logbookId: number): Promise<void> {
  await api.call("reports.unshare", paramsOf(logbookId));
}

export async function downloadReport(logbookId: number): Promise<void> {
  await downloadFile("reports.download", paramsOf(logbookId));
}
