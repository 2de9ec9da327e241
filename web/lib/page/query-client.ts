import { QueryClient } from "@tanstack/react-query";
import { ApiError } from "#web/lib/api/api-error.ts";
import { fetchesWhenOnline } from "#web/lib/live/catching-up.ts";

const maxRetries = 2;

function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        // What a loader just brought is not fetched again on arrival.
        staleTime: 60_000,
        refetchOnReconnect: fetchesWhenOnline,
        retry: (failures, error) => failures < maxRetries && mayHelpToRetry(error),
      },
    },
  });
}

/** An answer below 500 is meant; asking again gives the same. */
export function mayHelpToRetry(error: unknown): boolean {
  return !(error instanceof ApiError) || error.status === 0 || error.status >= 500;
}

let shared: QueryClient | undefined;

/** One for all pages in the browser; on the server one a page, or visitors would see each other's. */
export function queryClient(): QueryClient {
  if (typeof window === "undefined") return createQueryClient();
  shared ??= createQueryClient();
  return shared;
}
