import {
  type QueryKey,
  type UseQueryResult,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useLayoutEffect } from "react";
import type { Loaded } from "./loaded.ts";

/** Which answers of loaders were put into the cache already; each counts once, when it arrives. */
const adopted = new WeakSet<object>();

/**
 * What a loader brings becomes the data of a query, so that a screen renders at once on the server
 * and in the browser, and afterwards lives on as any query does: refetched, changed, invalidated.
 *
 * In the loader: `return { bookings: loaded(await call(listBookings, …)) }`.
 * In the screen: `useLoadedQuery({ queryKey, queryFn }, loaderData.bookings)`.
 */
export function useLoadedQuery<Value>(
  query: {
    queryKey: QueryKey;
    queryFn: (context: { signal: AbortSignal }) => Promise<Value>;
    enabled?: boolean;
  },
  source: Loaded<Value>,
): UseQueryResult<Value> {
  const client = useQueryClient();
  const hash = JSON.stringify(query.queryKey);

  // A query that exists keeps its data when initialData comes; a later answer has to be put in,
  // before the screen is painted with the older one.
  // biome-ignore lint/correctness/useExhaustiveDependencies: `hash` stands for the key, whose array is new on every render.
  useLayoutEffect(() => {
    if (adopted.has(source)) return;
    adopted.add(source);
    client.setQueryData(query.queryKey, source.value);
  }, [client, source, hash]);

  return useQuery({ ...query, initialData: () => source.value });
}
