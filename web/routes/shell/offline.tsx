import { PageMessage } from "#web/features/shell/notices/page-message.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import broken from "#web/ui/art/scene-error.svg?no-inline";
import lost from "#web/ui/art/scene-lost.svg?no-inline";
import unplugged from "#web/ui/art/scene-offline.svg?inline";
import { buttonLook } from "#web/ui/button-look.ts";
import type { Route } from "./+types/offline.ts";

/** Kept by the service worker, in plain HTML: without a network no script can be fetched. */
export const handle: RouteHandle = { scripts: false };

/** The worker keeps these as well: no other page that has nothing to show can fetch its picture then. */
export const links: Route.LinksFunction = () =>
  [broken, lost].map((href) => ({ rel: "prefetch", as: "image", href }));

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
    hasChats: args.url.searchParams.has("chats"),
    meta: page.meta({ title: page.texts("shell")(`${kind}.title`) }),
  };
}

export default function Offline({ loaderData }: Route.ComponentProps) {
  const { kind, logbookId, hasChats } = loaderData;
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
            {hasChats && (
              <a href={urls.chats()} className={buttonLook({ variant: "secondary" })}>
                {t("offline.chats")}
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
