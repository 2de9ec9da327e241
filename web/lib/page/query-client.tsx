import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
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

/**
 * Around whatever uses queries: a screen, or a part of the shell that is loaded for users only. It is
 * not around everything, because the first page that a visitor sees has no queries to pay for.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
