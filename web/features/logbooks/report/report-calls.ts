import { type ReportShare, reportsEndpoints } from "#contract/logbooks/reports.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { downloadFile } from "#web/lib/api/download.ts";

/** Imported dynamically: with the endpoint tables comes zod, which the screen can be shown without. */

const paramsOf = (logbookId: number) => ({ params: { id: String(logbookId) } });

export async function shareReport(logbookId: number): Promise<ReportShare> {
  return (await api.call(reportsEndpoints.share, paramsOf(logbookId))).data;
}

export async function unshareReport(logbookId: number): Promise<void> {
  await api.call(reportsEndpoints.unshare, paramsOf(logbookId));
}

export async function downloadReport(logbookId: number): Promise<void> {
  await downloadFile(reportsEndpoints.download, paramsOf(logbookId));
}
