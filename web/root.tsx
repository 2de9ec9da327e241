import bricolage from "@fontsource/bricolage-grotesque/files/bricolage-grotesque-latin-700-normal.woff2?url";
import figtree from "@fontsource-variable/figtree/files/figtree-latin-wght-normal.woff2?url";
import { type ReactNode, use, useEffect } from "react";
import {
  data,
  Links,
  type LinksFunction,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
} from "react-router";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import {
  consentCookie,
  parseConsent,
  parseTheme,
  themeCookie,
} from "#contract/shared/guest-cookies.ts";
import { localeTags } from "#contract/shared/locale.ts";
import { PageErrorScreen } from "#web/features/shell/notices/page-error-screen.tsx";
import { useBackSteps } from "#web/lib/back/use-closes-on-back.ts";
import { textsElementId } from "#web/lib/i18n/texts-element.ts";
import { useLocale } from "#web/lib/i18n/use-translation.ts";
import { DocumentContext } from "#web/lib/page/document-context.ts";
import { loaded } from "#web/lib/page/loaded.ts";
import { loadVisit, openPage } from "#web/lib/page/page.server.ts";
import { metaTags, type PageMeta } from "#web/lib/page/page-meta.ts";
import { handlesOf } from "#web/lib/page/route-handle.ts";
import { useTheme } from "#web/lib/page/theme.ts";
import { readCookie } from "#web/lib/session/cookies.ts";
import { viewerChangeCount } from "#web/lib/session/session.ts";
import stylesheet from "#web/styles/app.css?url";
import type { Route } from "./+types/root.ts";

// The server sets this very object for the loaders; it finds it here.
// biome-ignore lint/performance/noBarrelFile: one name for the server, not a way in for other modules.
export { pageContext } from "#web/lib/page/page-context.ts";

export const links: LinksFunction = () => [
  ...fontUrls.map((href) => ({
    rel: "preload",
    href,
    as: "font" as const,
    type: "font/woff2",
    crossOrigin: "anonymous" as const,
  })),
  { rel: "icon", href: "/favicon.svg", type: "image/svg+xml" },
  { rel: "apple-touch-icon", href: "/apple-touch-icon.png" },
  { rel: "manifest", href: "/site.webmanifest" },
];

export async function loader(args: Route.LoaderArgs) {
  const cookies = args.request.headers.get("cookie");
  const { user, setCookie } = await loadVisit(args);
  return data(
    {
      user: loaded(user),
      theme: parseTheme(readCookie(cookies, themeCookie)),
      consent: parseConsent(readCookie(cookies, consentCookie)),
      today: dayInAmsterdam(openPage(args).now),
    },
    setCookie ? { headers: { "Set-Cookie": setCookie } } : undefined,
  );
}

/** How often the viewer had changed when the root's data last came. */
let changesSeen = 0;

/** The user does not change by going from page to page; only by logging in, or when asked anew. */
export function shouldRevalidate(navigation: ShouldRevalidateFunctionArgs): boolean {
  const isAskedAnew = navigation.currentUrl.href === navigation.nextUrl.href;
  return viewerChangeCount() !== changesSeen || isAskedAnew || navigation.formMethod !== undefined;
}

/** What the page's own loader says of it: its `meta`, and its `structured` data for search engines. */
function PageHead() {
  const page = useMatches().at(-1)?.loaderData ?? {};
  const { meta, structured = [] } = page as { meta?: PageMeta; structured?: object[] };
  return (
    <>
      {metaTags(meta).map((tag) => {
        const key = JSON.stringify(tag);
        if ("rel" in tag) return <link key={key} {...tag} />;
        return "title" in tag ? (
          <title key="title">{tag.title}</title>
        ) : (
          <meta key={key} {...tag} />
        );
      })}
      {structured.map((about) => {
        const json = JSON.stringify(about).replaceAll("<", "\\u003c");
        return (
          <script
            key={json}
            type="application/ld+json"
            // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every < escaped.
            dangerouslySetInnerHTML={{ __html: json }}
          />
        );
      })}
    </>
  );
}

export function Layout({ children }: { children: ReactNode }) {
  const locale = useLocale();
  const theme = useTheme();
  const { nonce, requestId, formToken, loginCode, texts = "", scripts = [] } = use(DocumentContext);
  const withScripts = handlesOf(useMatches()).every(({ scripts }) => scripts !== false);
  return (
    <html lang={localeTags[locale]} data-theme={theme ?? undefined}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {/* Where react-aria looks for the nonce of the style element it adds. */}
        {nonce && <meta property="csp-nonce" nonce={nonce} />}
        <PageHead />
        {/* Nothing shows before it: a precedence makes React put it ahead of all the scripts. */}
        <link rel="stylesheet" href={stylesheet} precedence="default" />
        <Links />
        {/* After style and fonts: those are what is seen first. */}
        {withScripts &&
          scripts.map((href) => (
            <link key={href} rel="modulepreload" href={href} fetchPriority="low" />
          ))}
      </head>
      <body>
        {children}
        {withScripts && (
          <>
            <script
              type="application/json"
              id={textsElementId}
              data-request-id={requestId}
              data-form-token={formToken}
              data-login-code={loginCode}
              suppressHydrationWarning
              // biome-ignore lint/security/noDangerouslySetInnerHtml: JSON of our own, with every < escaped.
              dangerouslySetInnerHTML={{ __html: texts }}
            />
            <ScrollRestoration storageKey="scroll-positions" />
            <Scripts />
          </>
        )}
      </body>
    </html>
  );
}

export default function Root({ loaderData }: Route.ComponentProps) {
  useBackSteps();
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the root's data has come anew.
  useEffect(() => {
    changesSeen = viewerChangeCount();
  }, [loaderData]);
  return <Outlet />;
}

/** Nothing of the page can be trusted here, not even its bars. */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main className="wrap py-section">
      <PageErrorScreen error={error} />
    </main>
  );
}

/** The two files that app.css asks for, to be preloaded in the document's head. */
const fontUrls = [figtree, bricolage];
