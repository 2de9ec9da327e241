import { createContext } from "react-router";
import type { VisitKind } from "#contract/shared/visits.ts";

/**
 * What the server hands to the loaders of one page. The key must be the very same object on both
 * sides, so root.tsx exports it again and the server reads it off the built root route.
 */
export type PageContext = {
  /** Calls the API inside the process, as the visitor: their session, address and language. */
  fetchApi(call: ApiCall): Promise<ApiAnswer>;
  /** The moment at which the page was asked for, by the server's clock. */
  now: Date;
  /** false: nobody is logged in. */
  hasSession: boolean;
  /** What this visitor's forms carry; asking for it may set a cookie. */
  formToken(): string;
  /** Whether a form that carries this was written by us, for this visitor. */
  isOwnForm(token: string): boolean;
  /** Left by a log-in without script; there once. The page's script gets a token for it. */
  takeLoginCode(): string | null;
  /** The page is one of those whose visits are counted, by day and without who it was. */
  visited(visit: { what: VisitKind; sitterProfileId?: number }): void;
  /** Absent in development, where there is no content security policy. */
  nonce: string | undefined;
  requestId: string;
  /** Into the server's log, which knows what of an error may be written down. */
  report(what: string, error: unknown): void;
  /** Where the site lives, for canonical and Open Graph addresses. */
  origin: string;
  /** Demo accounts exist: the login screen may offer them. */
  demo: boolean;
  /** The /dev pages are open. */
  development: boolean;
};

export type ApiCall = {
  method: string;
  /** With its query. */
  path: string;
  headers: Record<string, string>;
  body?: string;
  /** The same taken apart, for what is only read: it needs no wire. */
  read?: ApiRead;
};

export type ApiRead = {
  /** As in the contract, with its parameters in braces. */
  path: string;
  params: Record<string, string>;
  query: [name: string, text: string][];
  language: string;
};

export type ApiAnswer = {
  status: number;
  headers: Record<string, string>;
  body: string;
  /** What was read, in place of a body. */
  value?: unknown;
};

export const pageContext = createContext<PageContext>();
