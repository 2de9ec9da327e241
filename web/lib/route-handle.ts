import type { ParseKeys } from "i18next";
import type { Namespace } from "./i18n/namespaces.ts";

/** What a route tells the shell around it. */
export type RouteHandle = {
  /** The texts that its screen uses, beyond those of the shell. */
  namespaces?: Namespace[];
  /** false: the page works as plain HTML and loads nothing that needs the network. */
  scripts?: false;
  /** The top bar lies in the sky of the page's own picture. */
  sky?: boolean;
  /** For the layout with a back button: its header, and where back leads. */
  back?: { header: ParseKeys<"shell">; to: string };
};

/** Each route's handle, from the root to the leaf. */
export function handlesOf(matches: readonly { handle?: unknown }[]): RouteHandle[] {
  return matches.flatMap(({ handle }) => (handle ? [handle as RouteHandle] : []));
}

export function namespacesOf(handles: readonly RouteHandle[]): Namespace[] {
  return handles.flatMap(({ namespaces }) => namespaces ?? []);
}
