import { useRouteLoaderData } from "react-router";

/** The day on which the page was made, in Amsterdam: the same on the server and in the browser. */
export function useToday(): string | undefined {
  return useRouteLoaderData<{ today?: string }>("root")?.today;
}
