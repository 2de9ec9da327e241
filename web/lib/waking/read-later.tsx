import { type ComponentType, lazy } from "react";
import { whenAllMustRun } from "./later.tsx";
import { whenNear } from "./when-near.ts";

/**
 * Most of a page that people come in by is there to be read, and its links are links. So the server
 * writes all of it, and the browser fetches the script of these parts only when somebody scrolls on,
 * to where there is something to press. Until then they are the server's own text. On the way from
 * another page there is no such text, and they are fetched at once.
 */
export function readLater<Name extends string, Props>(
  /** The parts themselves, on the server; null in the browser. */
  onServer: Record<Name, ComponentType<Props>> | null,
  load: () => Promise<Record<Name, ComponentType<Props>>>,
  /** Where the page goes on below the first screen. */
  belowId: string,
): (name: Name) => ComponentType<Props> {
  let wanted: ReturnType<typeof load> | undefined;
  function fetchParts(): ReturnType<typeof load> {
    wanted ??= Promise.race([whenNear(belowId), whenAllMustRun]).then(load);
    return wanted;
  }
  return (name) => {
    if (onServer) return onServer[name];
    const Part = lazy(async () => ({ default: (await fetchParts())[name] }));
    // `lazy` types the props by the component that is still to come; here they are known already.
    return Part as unknown as ComponentType<Props>;
  };
}
