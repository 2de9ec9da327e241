/** The part of React Router's build manifest that says which files a page loads by itself. */
export type BuildManifest = {
  entry: { module: string; imports: string[] };
  routes: Record<string, ManifestRoute>;
};

type ManifestRoute = {
  id: string;
  parentId?: string;
  path?: string;
  index?: boolean;
  module: string;
  imports?: string[];
  clientActionModule?: string;
  clientLoaderModule?: string;
  clientMiddlewareModule?: string;
  hydrateFallbackModule?: string;
};

/** A page's route and the layouts around it, the root first. */
function routesOf(manifest: BuildManifest, pattern: string): ManifestRoute[] {
  const line = linesOf(manifest).find((candidate) => patternOf(candidate) === pattern);
  if (!line) throw new Error(`The manifest has no route for /${pattern}.`);
  return line;
}

/** The pattern of every page. */
export function patternsOf(manifest: BuildManifest): string[] {
  return [...new Set(linesOf(manifest).map(patternOf))];
}

const patternOf = (line: ManifestRoute[]) => line.flatMap(({ path }) => path || []).join("/");

function linesOf({ routes }: BuildManifest): ManifestRoute[][] {
  const lineOf = (route: ManifestRoute): ManifestRoute[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId];
    return parent ? [...lineOf(parent), route] : [route];
  };
  return Object.values(routes)
    .filter(({ index, path }) => index || path)
    .map(lineOf);
}

/**
 * Every script that a page loads before anybody touches anything, as paths under the site's root. The
 * pattern is that of web/routes.ts; home has none.
 */
export function scriptsOf(manifest: BuildManifest, pattern: string): string[] {
  const scripts = [
    manifest.entry.module,
    ...manifest.entry.imports,
    ...routesOf(manifest, pattern).flatMap((route) => [
      route.module,
      ...(route.imports ?? []),
      route.clientActionModule,
      route.clientLoaderModule,
      route.clientMiddlewareModule,
      route.hydrateFallbackModule,
    ]),
  ];
  return [...new Set(scripts.filter((script) => script !== undefined))];
}
