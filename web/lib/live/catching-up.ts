import { matchQuery, type QueryClient, type QueryKey, useQueryClient } from "@tanstack/react-query";

/**
 * After a break in the connection everything on the screen may have missed something. Several parts of it
 * say so at the same moment, each of its own: every query is fetched once.
 */
const asked = new WeakMap<QueryClient, QueryKey[]>();

function askAgain(queries: QueryClient, keys: readonly QueryKey[]): void {
  const waiting = asked.get(queries);
  if (waiting) {
    waiting.push(...keys);
    return;
  }
  const all = [...keys];
  asked.set(queries, all);
  queueMicrotask(() => {
    asked.delete(queries);
    const predicate = (query: Parameters<typeof matchQuery>[1]) =>
      all.some((queryKey) => matchQuery({ queryKey }, query));
    void queries.invalidateQueries({ predicate });
  });
}

/** For `onReady` of a channel: fetches what these keys are of, `[]` being all there is. */
export function useCatchUp(...keys: readonly QueryKey[]): () => void {
  const queries = useQueryClient();
  return () => askAgain(queries, keys);
}

let isLive = false;

/** There is a connection that will say when it is back after a break. */
export function catchesUpBySocket(): void {
  isLive = true;
}

/**
 * Whether a browser that is online again is reason enough to fetch what is old: not where the socket, which
 * comes back a moment later, has everything fetched.
 */
export function fetchesWhenOnline(): boolean {
  return !isLive;
}
