import type { RouterContext, ServerBuild } from "react-router";
import type { ReadAnswer, ReadCall } from "../http/page-reads.ts";
import type { PageVisit } from "../visits/visits.ts";

/**
 * What the server needs to know of the built web. The two never import each other; this is the
 * whole seam, and `web/lib/page/page-context.ts` has its other half.
 */
export type PageContext = {
  /** What is read comes straight from its action; the rest goes the way of all calls. */
  fetchApi(call: ApiCall): Promise<ApiAnswer>;
  now: Date;
  hasSession: boolean;
  formToken(): string;
  isOwnForm(token: string): boolean;
  takeLoginCode(): string | null;
  /** The page is one of those whose visits are counted. */
  visited(visit: PageVisit): void;
  nonce: string | undefined;
  requestId: string;
  /** Into the server's log, which knows what of an error may be written down. */
  report(what: string, error: unknown): void;
  origin: string;
  demo: boolean;
  development: boolean;
};

export type ApiCall = {
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The same taken apart, for what is only read. */
  read?: ReadCall;
};
export type ApiAnswer = ReadAnswer;

/** The key must be the very object inside the bundle, so the root route exports it. */
export function pageContextKey(build: ServerBuild): RouterContext<PageContext> {
  const module = build.routes.root?.module as { pageContext?: RouterContext<PageContext> };
  if (!module?.pageContext) throw new Error("the built web does not export pageContext");
  return module.pageContext;
}
