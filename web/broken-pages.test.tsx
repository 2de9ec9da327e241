import { type ReactNode, Suspense } from "react";
import { createRequestHandler, RouterContextProvider, type ServerBuild } from "react-router";
import { describe, expect, it } from "vitest";
import texts from "#messages/nl/shell.json" with { type: "json" };
import { loaded } from "#web/lib/page/loaded.ts";
import { type PageContext, pageContext } from "#web/lib/page/page-context.ts";
import * as entry from "./entry.server.tsx";
import * as root from "./root.tsx";

const planted = new Error("planted in a page");
const Breaking = () => {
  throw planted;
};

const pages = {
  whole: () => <p>whole</p>,
  "in-its-frame": Breaking,
  "in-a-part": () => (
    <main>
      <h1>The rest</h1>
      <Suspense fallback={<p>waits</p>}>
        <Breaking />
      </Suspense>
    </main>
  ),
};

const loader = () => ({ user: loaded(null), theme: null, consent: null, today: "2026-11-19" });

type RouteModule = NonNullable<ServerBuild["routes"][string]>["module"];
const Layout = ({ children }: { children: ReactNode }) => (
  <html lang="nl">
    <body>{children}</body>
  </html>
);
/**
 * The product's own root, without styles, which a build makes. What is generated for it types its properties
 * more closely than a build does.
 */
const rootModule = { ...root, links: undefined, Layout, loader } as unknown as RouteModule;

/** The product's own way to answer, with pages of which two are broken. */
const routes: ServerBuild["routes"] = {
  root: { id: "root", path: "", module: rootModule },
  ...Object.fromEntries(
    Object.entries(pages).map(([path, Page]) => [
      path,
      { id: path, parentId: "root", path, module: { default: Page } },
    ]),
  ),
};

const build: ServerBuild = {
  entry: { module: entry },
  routes,
  assets: {
    entry: { imports: [], module: "" },
    routes: Object.fromEntries(Object.values(routes).map((route) => [route?.id, told(route)])),
    url: "",
    version: "",
  },
  publicPath: "/",
  assetsBuildDirectory: "",
  future: {} as ServerBuild["future"],
  ssr: true,
  isSpaMode: false,
  prerender: [],
  routeDiscovery: { mode: "initial", manifestPath: "/__manifest" },
};

/** As the browser is told of a route. */
function told(route: ServerBuild["routes"][string]) {
  const { id = "", parentId, path } = route ?? {};
  return {
    id,
    parentId,
    path,
    module: "",
    hasAction: false,
    hasLoader: id === "root",
    hasClientAction: false,
    hasClientLoader: false,
    hasClientMiddleware: false,
    hasErrorBoundary: id === "root",
    clientActionModule: undefined,
    clientLoaderModule: undefined,
    clientMiddlewareModule: undefined,
    hydrateFallbackModule: undefined,
  };
}

const handle = createRequestHandler(build, "production");

async function open(path: string, agent = "a browser") {
  const reported: unknown[] = [];
  const page: Partial<PageContext> = {
    hasSession: false,
    nonce: "n0nce",
    requestId: "req-7",
    takeLoginCode: () => null,
    report: (_what, error) => reported.push(error),
  };
  const context = new RouterContextProvider();
  context.set(pageContext, page as PageContext);
  const headers = { "user-agent": agent };
  const response = await handle(new Request(`http://localhost/${path}`, { headers }), context);
  return { status: response.status, html: await response.text(), reported };
}

describe.each([["a browser"], ["Googlebot/2.1"]])("to %s", (agent) => {
  it("a page that is whole is a page", async () => {
    const { status, html, reported } = await open("whole", agent);
    expect([status, reported]).toEqual([200, []]);
    expect(html).toContain("<p>whole</p>");
  });

  it.each([["in-its-frame"], ["in-a-part"]])(
    "one that breaks %s before anything was sent is the error screen, and its error is logged",
    async (path) => {
      const { status, html, reported } = await open(path, agent);
      expect([status, reported]).toEqual([500, [planted]]);
      expect(html).toContain(texts.error.heading);
      expect(html).toContain("req-7");
      expect(html).not.toContain("The rest");
    },
  );
});
