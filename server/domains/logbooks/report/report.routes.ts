import { reportsEndpoints } from "#contract/logbooks/reports.ts";
import { sharedReportImagePattern } from "#contract/urls/urls.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { notFound } from "#server/platform/http/problem.ts";
import {
  findSharedPicture,
  getReport,
  getSharedReport,
  shareReport,
  unshareReport,
} from "./report.service.ts";
import { makeReportPdf } from "./report-pdf.service.ts";

export function bindReports({ bind, serve }: DomainEntries<object>): void {
  bind(reportsEndpoints.get, (ctx, { params }) => getReport(ctx, { logbookId: params.id }));
  bind(reportsEndpoints.download, (ctx, { params }) =>
    makeReportPdf(ctx, { logbookId: params.id }),
  );
  bind(reportsEndpoints.share, async (ctx, { params }) => ({
    data: await shareReport(ctx, { logbookId: params.id }),
  }));
  bind(reportsEndpoints.unshare, (ctx, { params }) => unshareReport(ctx, { logbookId: params.id }));
  bind(reportsEndpoints.getShared, (ctx, { params }) =>
    getSharedReport(ctx, { token: params.token }),
  );

  // Nobody on the way keeps one, so that taking the link back takes its pictures back.
  serve(sharedReportImagePattern, async (ctx, { request, reply }) => {
    reply
      .header("cache-control", "private, no-store")
      .header("x-content-type-options", "nosniff")
      .header("x-robots-tag", "noindex, nofollow")
      .header("referrer-policy", "no-referrer");
    const { token, file } = request.params as { token: string; file: string };
    const [, name, width] = /^(\w{1,20})-(\d{1,5})\.webp$/.exec(file) ?? [];
    if (!name || !/^[\w-]{43}$/.test(token)) throw notFound();
    const picture = await findSharedPicture(ctx, { token, name, width: Number(width) });
    if (!picture) throw notFound();
    return reply
      .header("content-length", picture.size)
      .type(picture.contentType)
      .send(picture.stream);
  });
}
