import type { Namespace } from "#web/lib/i18n/namespaces.ts";
import type { TextKey } from "#web/lib/i18n/text-keys.ts";

/** What a route tells the shell around it. */
export type RouteHandle = {
  /** The texts that its screen uses, beyond those of the shell; or how to tell by what was loaded. */
  namespaces?: Namespace[] | ((loaded: unknown) => Namespace[]);
  /** It has forms that can be sent without script, and an action that takes them. */
  forms?: true;
  /** false: the page works as plain HTML and loads nothing that needs the network. */
  scripts?: false;
  /** The top bar lies in the sky of the page's own picture. */
  sky?: boolean;
  /** On a phone the page has a bar of its own at the foot of the screen, in place of the usual one. */
  ownBar?: boolean | ((loaded: unknown) => boolean);
  /** The page fills the screen: no footer, and from 1024 px on its parts scroll by themselves. */
  fills?: boolean;
  /** Somebody writes at the foot of the screen: nothing else may lie there. */
  writes?: true;
  /** One task that wants all attention: no menu, no footer, no bar of places, and a head of its own. */
  quiet?: boolean;
  /** For the layout with a back button: its header, and where back leads; or how to tell them. */
  back?: Back | ((loaded: unknown) => Back | null);
};

/** Without a header the page has its own. */
export type Back = {
  header?: TextKey<"shell">;
  to: string;
  /** Half-filled things are kept: the bar says so, as a second way to the same place. */
  isKept?: boolean;
};

/** Each route's handle, from the root to the leaf. */
export function handlesOf(matches: readonly { handle?: unknown }[]): RouteHandle[] {
  return matches.flatMap(({ handle }) => (handle ? [handle as RouteHandle] : []));
}

/** Whether one of the pages that are open has a bar of its own at the foot of a phone's screen. */
export function hasOwnBar(matches: readonly { handle?: unknown; loaderData?: unknown }[]): boolean {
  return matches.some(({ handle, loaderData }) => {
    const { ownBar } = (handle ?? {}) as RouteHandle;
    return typeof ownBar === "function" ? ownBar(loaderData) : ownBar === true;
  });
}

/** The header and the way back of the page that is open. */
export function backOf(
  matches: readonly { handle?: unknown; loaderData?: unknown }[],
): Back | null {
  for (const { handle, loaderData } of matches.toReversed()) {
    const { back } = (handle ?? {}) as RouteHandle;
    if (back) return typeof back === "function" ? back(loaderData) : back;
  }
  return null;
}

/** The texts of the page that is open. */
export function namespacesOf(
  matches: readonly { handle?: unknown; loaderData?: unknown }[],
): Namespace[] {
  return matches.flatMap(({ handle, loaderData }) => {
    const { namespaces = [] } = (handle ?? {}) as RouteHandle;
    return typeof namespaces === "function" ? namespaces(loaderData) : namespaces;
  });
}
