import { urls } from "#contract/urls/urls.ts";
import { titleOf } from "#web/features/logbooks/logbook-words.ts";
import { useLogbook } from "#web/features/logbooks/logbooks-cache.ts";
import { ReadingScreen } from "#web/features/logbooks/reading/reading-screen.tsx";
import { VisitScreen, type VisitScreenProps } from "#web/features/logbooks/visit/visit-screen.tsx";
import { loaded } from "#web/lib/page/loaded.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import { Queries } from "#web/lib/page/query-client.tsx";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/logbook.ts";

export const handle: RouteHandle = {
  namespaces: ["logbooks", "logbook-visit", "logbook-queue", "logbook-walks"],
  back: { header: "back.logbook", to: urls.logbooks() },
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const id = args.params.logbookId;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: logbook } = await page.call("logbooks.get", { params: { id }, query: {} });
  const pets = titleOf(logbook, page.texts("logbooks"));
  const title = page.texts("logbook-visit")("title", { pets });
  return { logbook: loaded(logbook), now: page.now.toISOString(), meta: page.meta({ title }) };
}

export default function Logbook({ loaderData: { logbook, now } }: Route.ComponentProps) {
  return (
    <Queries>
      <div className="wrap pt-5 md:pt-8 md:pb-section">
        <LogbookScreen key={logbook.value.id} logbook={logbook} now={now} />
      </div>
    </Queries>
  );
}

/** The sitter writes, the owner reads. */
function LogbookScreen(opened: VisitScreenProps) {
  return opened.logbook.value.side === "pet_sitter" ? (
    <VisitScreen {...opened} />
  ) : (
    <OwnersSide {...opened} />
  );
}

function OwnersSide({ logbook: source, now }: VisitScreenProps) {
  return <ReadingScreen logbook={useLogbook(source)} now={now} />;
}
