import { QueryClientProvider } from "@tanstack/react-query";
import { type ReactNode, useState } from "react";
import { queryClient } from "./query-client.ts";

/**
 * Around whatever uses queries: a screen, or a part of the shell that is loaded for users only. It is
 * not around everything, because the first page that a visitor sees has no queries to pay for.
 */
export function Queries({ children }: { children: ReactNode }) {
  const [client] = useState(queryClient);
  return <QueryClientProvider client={client}>{children}</QueryClientProvider>;
}
