import { InteractionsFrame } from "#web/features/interactions/interactions-frame.tsx";
import { NothingPlanned } from "#web/features/interactions/nothing-planned.tsx";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import picture from "#web/ui/art/scene-bowl.svg?no-inline";
import type { Route } from "./+types/logbooks.ts";

export const handle: RouteHandle = { namespaces: ["interactions"], fills: true };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  // There are none yet, so no number is anybody's.
  if (args.params.logbookId !== undefined) notFound(page);
  return { meta: page.meta({ title: page.texts("interactions")("logbooks") }) };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Logbooks() {
  return (
    <InteractionsFrame tab="logbooks">
      <NothingPlanned picture={picture} />
    </InteractionsFrame>
  );
}
