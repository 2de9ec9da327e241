import { isbot } from "isbot";
import { renderToPipeableStream } from "react-dom/server";
import {
  type EntryContext,
  type HandleDataRequestFunction,
  type HandleErrorFunction,
  isRouteErrorResponse,
  type RouterContextProvider,
  ServerRouter,
} from "react-router";
import { localeOfRequest } from "#web/lib/i18n/locale-of-request.ts";
import { serialiseTexts, serverTexts } from "#web/lib/i18n/texts.server.ts";
import { TextsProvider } from "#web/lib/i18n/texts-provider.tsx";
import { DocumentContext } from "#web/lib/page/document-context.ts";
import { createPageBody } from "#web/lib/page/page-body.server.ts";
import { pageContext } from "#web/lib/page/page-context.ts";
import { handlesOf, namespacesOf } from "#web/lib/page/route-handle.ts";

/** How long a loader may keep a part of the page open. */
export const streamTimeout = 5_000;

export default function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entry: EntryContext,
  context: RouterContextProvider,
): Promise<Response> | Response {
  const page = context.get(pageContext);
  const locale = localeOfRequest(request);
  headers.set("Content-Type", "text/html; charset=utf-8");
  headers.set("Content-Language", locale);
  describeCaching(headers, page.hasSession);
  if (request.method === "HEAD") return new Response(null, { status, headers });

  const matches = matchesOf(entry);
  const { entry: rendered, scripts } = takeFirstScripts(entry);
  const document = {
    nonce: page.nonce,
    requestId: page.requestId,
    // A user can log out on every page.
    formToken:
      page.hasSession || handlesOf(matches).some(({ forms }) => forms)
        ? page.formToken()
        : undefined,
    loginCode: page.takeLoginCode() ?? undefined,
    texts: serialiseTexts(locale, namespacesOf(matches)),
    scripts,
  };
  // Whoever reads for a search engine gets the page whole; people see its frame first.
  const ready = isbot(request.headers.get("user-agent")) ? "onAllReady" : "onShellReady";

  return new Promise<Response>((resolve, reject) => {
    let answered = false;
    /** What broke before anything was answered. */
    let failure: { error: unknown } | null = null;
    const { pipe, abort } = renderToPipeableStream(
      <TextsProvider store={serverTexts} locale={locale}>
        <DocumentContext value={document}>
          <ServerRouter context={rendered} url={request.url} nonce={page.nonce} />
        </DocumentContext>
      </TextsProvider>,
      {
        nonce: page.nonce,
        // What is ready goes out in its place. React would send large parts after the rest, and move
        // them there by a script: a jump for those who have one, a gap for those who have none.
        progressiveChunkSize: Number.POSITIVE_INFINITY,
        [ready]() {
          // In a part that is waited for, React lets the frame stand without it. That would be a page with a
          // hole, for good where there is no script: who asked gets the error screen, and the log the error.
          if (failure) {
            fail(failure.error);
            abort();
            return;
          }
          answered = true;
          const body = createPageBody(() => clearTimeout(timer));
          resolve(new Response(body.stream, { status, headers }));
          pipe(body.destination);
        },
        onShellError: fail,
        onError(error: unknown) {
          if (answered) page.report("a page broke off", error);
          else failure ??= { error };
        },
      },
    );
    /** React Router logs it (`handleError`, below) and renders the error screen with a 500. */
    function fail(error: unknown): void {
      clearTimeout(timer);
      reject(error);
    }
    // One second more than the loaders get, so that what they gave up on can still be written.
    const timer = setTimeout(abort, streamTimeout + 1_000);
  });
}

export const handleDataRequest: HandleDataRequestFunction = (response, { context }) => {
  describeCaching(response.headers, context.get(pageContext).hasSession);
  return response;
};

export const handleError: HandleErrorFunction = (error, { request, context }) => {
  // The visitor went away; nothing broke.
  if (request.signal.aborted) return;
  // An address that there is nothing at, or a method that a page has no use for: an answer, no failure.
  if (isRouteErrorResponse(error) && error.status < 500) return;
  context.get(pageContext).report("a page failed", error);
};

function describeCaching(headers: Headers, hasSession: boolean): void {
  headers.append("Vary", "Cookie");
  headers.set("Cache-Control", hasSession ? "private, no-store" : "no-cache");
}

function matchesOf({ staticHandlerContext: { matches, loaderData }, routeModules }: EntryContext) {
  return matches.map(({ route: { id } }) => ({
    handle: routeModules[id]?.handle,
    loaderData: loaderData[id],
  }));
}

/**
 * The scripts that a page starts with, and what is rendered without them. React Router's `<Scripts>`
 * preloads them with the priority of fonts and has no option for that: on a slow line they hold up what
 * is seen first. So it is not told of the imports, and `root.tsx` preloads all of them, as less urgent.
 */
function takeFirstScripts(entry: EntryContext): { entry: EntryContext; scripts: string[] } {
  const { manifest, staticHandlerContext } = entry;
  const routes = staticHandlerContext.matches.flatMap(
    ({ route }) => manifest.routes[route.id] ?? [],
  );
  const scripts = [
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routes.flatMap(({ module, imports = [] }) => [module, ...imports]),
  ];
  const withoutImports = routes.map(({ imports, ...route }) => [route.id, route]);
  return {
    scripts: [...new Set(scripts)],
    entry: {
      ...entry,
      manifest: {
        ...manifest,
        entry: { ...manifest.entry, imports: [] },
        routes: { ...manifest.routes, ...Object.fromEntries(withoutImports) },
      },
    },
  };
}
