import { PageMessage } from "#web/features/shell/notices/page-message.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import { metaTags } from "#web/lib/page/page-meta.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import unplugged from "#web/ui/art/scene-offline.svg?no-inline";
import { buttonLook } from "#web/ui/button-look.ts";
import type { Route } from "./+types/offline.ts";

/** Kept by the service worker, in plain HTML: without a network no script can be fetched. */
export const handle: RouteHandle = { scripts: false };

export function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const logbook = args.url.searchParams.get("logbook") ?? "";
  // There is a network, and only we don't answer: then nobody is told that they are offline.
  const kind = args.url.searchParams.has("server")
    ? ("unreachable" as const)
    : ("offline" as const);
  return {
    kind,
    // Kept on the device of whoever has opened it: it can be read there all the same.
    logbookId: /^[1-9]\d{0,8}$/.test(logbook) ? Number(logbook) : null,
    meta: page.meta({ title: page.texts("shell")(`${kind}.title`) }),
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function Offline({ loaderData: { kind, logbookId } }: Route.ComponentProps) {
  const { t } = useTranslation("shell");
  const urls = useUrls();
  return (
    <main className="wrap grid min-h-dvh content-center">
      <PageMessage
        picture={unplugged}
        title={t(`${kind}.heading`)}
        actions={
          <>
            {/* An empty address is the page that could not be fetched: following it tries again. */}
            {/* biome-ignore lint/a11y/useValidAnchor: it does lead somewhere, to this very address. */}
            <a href="" className={buttonLook({})}>
              {t("offline.retry")}
            </a>
            {logbookId !== null && (
              <a href={urls.logbook(logbookId)} className={buttonLook({ variant: "secondary" })}>
                {t("offline.logbook")}
              </a>
            )}
          </>
        }
      >
        {t(`${kind}.text`)}
      </PageMessage>
    </main>
  );
}
