import { pageWindow, toPage } from "#contract/shared/paging.ts";
import { ownReportsEndpoints } from "#contract/trust/reports.ts";
import { safetyEndpoints } from "#contract/trust/safety.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import { discardUploads } from "#server/platform/images/uploads.ts";
import { appeal, listOwnReports } from "./reports/decisions.service.ts";
import { getReportedPerson, prepareReport, report } from "./reports/report.service.ts";
import type { SafetyPorts } from "./safety.ports.ts";
import { blockUser, getStayWith, listOwnBlocks, unblockUser } from "./safety.service.ts";

export function bindSafety({ bind }: DomainEntries<{ ports: SafetyPorts }>): void {
  bind(safetyEndpoints.report, {
    prepare: (ctx, { body }) => prepareReport(ctx, body),
    run: async (ctx, { body: form, prepared: copies }) => ({
      data: await report(ctx, { form, copies }),
    }),
    discard: (ctx, copies) => discardUploads(ctx, copies),
  });

  bind(safetyEndpoints.getSubject, async (ctx, { query }) => ({
    data: await getReportedPerson(ctx, query),
  }));

  bind(ownReportsEndpoints.list, async (ctx, { query }) => {
    const { data, total } = await listOwnReports(ctx, pageWindow(query));
    const { path } = ownReportsEndpoints.list;
    return toPage(data, total, query, path, { limit: `${query.limit}` });
  });

  bind(ownReportsEndpoints.appeal, async (ctx, { params, body }) => ({
    data: await appeal(ctx, { reportId: params.id, text: body.text }),
  }));

  bind(safetyEndpoints.listBlocks, async (ctx, { query }) => {
    const { data, total } = await listOwnBlocks(ctx, pageWindow(query));
    const { path } = safetyEndpoints.listBlocks;
    return toPage(data, total, query, path, { limit: `${query.limit}` });
  });

  bind(safetyEndpoints.block, (ctx, { params, body }) =>
    blockUser(ctx, { blockedUserId: params.userId, afterStay: body.afterStay }),
  );

  bind(safetyEndpoints.getStay, async (ctx, { params }) => {
    const stay = await getStayWith(ctx, { userId: params.userId });
    return stay ? { stay } : {};
  });

  bind(safetyEndpoints.unblock, (ctx, { params }) =>
    unblockUser(ctx, { blockedUserId: params.userId }),
  );
}
