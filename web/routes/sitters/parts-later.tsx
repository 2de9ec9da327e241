import { type ComponentType, lazy, memo, Suspense } from "react";
import { whenNear } from "#web/lib/when-near.ts";
import { belowId } from "./part-ids.ts";
import type * as sitterParts from "./sitter-parts.tsx";
import type { PartProps } from "./sitter-parts.tsx";

/**
 * Most of the page is there to be read, and its links are links. So the server writes all of it, and
 * the browser fetches the script of these parts only when somebody scrolls on, to where there is
 * something to press. Until then they are the server's own text. On the way from another page
 * there is no such text, and they are fetched at once.
 */
type Parts = typeof sitterParts;

let wanted: Promise<Parts> | undefined;
function fetchParts(): Promise<Parts> {
  wanted ??= whenNear(belowId).then(() => import("./sitter-parts.tsx"));
  return wanted;
}

const onServer = import.meta.env.SSR ? await import("./sitter-parts.tsx") : null;

function part(name: keyof Parts): ComponentType<PartProps> {
  if (onServer) return onServer[name];
  return lazy(async () => ({ default: (await fetchParts())[name] }));
}

const block = "animate-breathe rounded-field bg-skeleton";

const parts = {
  own: { Part: part("OwnPart"), fallback: null },
  head: { Part: part("HeadPart"), fallback: <div className={`${block} h-36 max-w-dialog`} /> },
  body: { Part: part("BodyPart"), fallback: <div className={`${block} h-dvh`} /> },
  side: { Part: part("SidePart"), fallback: <div className={`${block} hidden h-64 md:block`} /> },
  foot: { Part: part("FootPart"), fallback: null },
};

export type PartLaterProps = PartProps & { part: keyof typeof parts };

/** Kept as it is while the rest of the page changes, or React would give up waiting for it. */
export const PartLater = memo(function PartLater({ part: name, data }: PartLaterProps) {
  const { Part, fallback } = parts[name];
  return (
    <Suspense fallback={fallback}>
      <Part data={data} />
    </Suspense>
  );
});
