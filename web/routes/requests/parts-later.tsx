import { memo } from "react";
import { Later } from "#web/lib/waking/later.tsx";
import { readLater } from "#web/lib/waking/read-later.tsx";
import { belowId } from "./part-ids.ts";
import type { PartProps } from "./request-parts.tsx";

const part = readLater(
  import.meta.env.SSR ? await import("./request-parts.tsx") : null,
  () => import("./request-parts.tsx"),
  belowId,
);

const block = "animate-breathe rounded-field bg-skeleton";

const parts = {
  own: { Part: part("OwnPart"), fallback: null },
  head: { Part: part("HeadPart"), fallback: <div className={`${block} h-36 max-w-dialog`} /> },
  body: { Part: part("BodyPart"), fallback: <div className={`${block} h-dvh`} /> },
  side: { Part: part("SidePart"), fallback: <div className={`${block} hidden h-64 md:block`} /> },
  near: { Part: part("NearPart"), fallback: null },
  foot: { Part: part("FootPart"), fallback: null },
};

export type PartLaterProps = PartProps & { part: keyof typeof parts };

/** Kept as it is while the rest of the page changes, or React would give up waiting for it. */
export const PartLater = memo(function PartLater({ part: name, data }: PartLaterProps) {
  const { Part, fallback } = parts[name];
  return (
    <Later fallback={fallback}>
      <Part data={data} />
    </Later>
  );
});
