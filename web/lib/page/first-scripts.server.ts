import type { EntryContext } from "react-router";

/**
 * The scripts that a page starts with, and what is rendered without them. React Router's `<Scripts>`
 * preloads them with the priority of fonts and has no option for that: on a slow line they hold up what
 * is seen first. So it is not told of the imports, and `root.tsx` preloads all of them, as less urgent.
 */
export function takeFirstScripts(entry: EntryContext): { entry: EntryContext; scripts: string[] } {
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
