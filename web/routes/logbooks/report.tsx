import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { ReportBar } from "#web/features/logbooks/report/report-bar.tsx";
import { ReportSheet } from "#web/features/logbooks/report/report-sheet.tsx";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/report.ts";

export const handle: RouteHandle = { namespaces: ["logbook-report"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const id = args.params.logbookId;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const {
    data: report,
    share,
    sharedAt,
    canShare,
  } = await page.call("reports.get", { params: { id } });
  return {
    logbookId: Number(id),
    report,
    share,
    sharedAt,
    canShare,
    today: dayInAmsterdam(page.now),
    meta: page.meta({ title: page.texts("logbook-report")("meta.title") }),
  };
}

export default function Report({ loaderData }: Route.ComponentProps) {
  const { logbookId, report, share, sharedAt, canShare, today } = loaderData;
  const otherName = canShare ? report.sitterFirstName : report.ownerFirstName;
  return (
    <>
      <ReportBar
        key={logbookId}
        logbookId={logbookId}
        share={share}
        sharedAt={sharedAt}
        canShare={canShare}
        otherName={otherName}
        today={today}
      />
      <div className="bg-sunken md:py-8 print:bg-transparent print:p-0">
        <ReportSheet report={report} level={2} />
      </div>
    </>
  );
}
