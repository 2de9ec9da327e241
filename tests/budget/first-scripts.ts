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

/** The home page's route and the layouts around it, the root first. */
function homeRoutes({ routes }: BuildManifest): ManifestRoute[] {
  const lineOf = (route: ManifestRoute): ManifestRoute[] => {
    const parent = route.parentId === undefined ? undefined : routes[route.parentId];
    return parent ? [...lineOf(parent), route] : [route];
  };
  const home = Object.values(routes)
    .filter(({ index }) => index)
    .map(lineOf)
    .find((line) => line.every(({ path }) => !path));
  if (!home) throw new Error("The manifest has no route for /.");
  return home;
}

/** Every script that `/` loads before anybody touches anything, as paths under the site's root. */
export function scriptsOfHome(manifest: BuildManifest): string[] {
  const scripts = [
    manifest.entry.module,
    ...manifest.entry.imports,
    ...homeRoutes(manifest).flatMap((route) => [
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
