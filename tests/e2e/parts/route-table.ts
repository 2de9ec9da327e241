/** Whoever reads pages: a journey over the network, or a test in the server's own process. */
type Reader = { get(path: string): Promise<{ text(): Promise<string> }> };

type ManifestRoute = { id: string; parentId?: string; path?: string; index?: boolean };

export type RouteAddress = {
  /** As in web/routes.ts. */
  pattern: string;
  /** One address of that route. */
  path: string;
};

const examples: Record<string, string> = {
  ":city": "utrecht",
  // Nobody's.
  ":id": "999999999",
  ":chatRoomId": "999999999",
  ":logbookId": "999999999",
  ":token": "nope",
  "*": "deze/straat/is/er/niet",
};

/** Every address that the running product has a route for, from the manifest that browsers get too. */
export async function routeAddresses(request: Reader): Promise<RouteAddress[]> {
  const page = await (await request.get("/empty")).text();
  const [manifest] = /\/assets\/manifest-[\w-]+\.js/.exec(page) ?? [];
  if (!manifest) throw new Error("The page names no manifest.");
  const text = await (await request.get(manifest)).text();
  const { routes } = JSON.parse(text.slice(text.indexOf("{"), text.lastIndexOf("}") + 1)) as {
    routes: Record<string, ManifestRoute>;
  };
  const patternOf = ({ parentId, path }: ManifestRoute): string => {
    const parent = parentId === undefined ? undefined : routes[parentId];
    return [parent ? patternOf(parent) : "", path ?? ""].filter(Boolean).join("/");
  };
  const parents = new Set(Object.values(routes).map(({ parentId }) => parentId));
  return Object.values(routes)
    .filter(({ id }) => !parents.has(id))
    .map(patternOf)
    .toSorted()
    .map((pattern) => ({ pattern, path: exampleOf(pattern) }));
}

function exampleOf(pattern: string): string {
  const parts = pattern.split("/").filter((part) => !part.endsWith("?"));
  return `/${parts.map((part) => examples[part] ?? part.replace(/^:.*/, "1")).join("/")}`;
}
