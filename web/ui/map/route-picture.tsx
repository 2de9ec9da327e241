import { formatNumber } from "#web/lib/text/formatting.ts";
import type { Line } from "./outline.ts";
import { type FittedRoute, fitRoute } from "./route-fit.ts";

const frame = { width: 350, height: 168, padding: 30 };

export type RoutePictureProps = {
  lines: readonly Line[];
  /** The end of the line is where somebody is now. */
  isGoingOn?: boolean;
};

/**
 * A way cut out of paper: its line on plain ground, with its start and how long it is drawn. No streets:
 * we have none to draw, and made-up ones would lie.
 */
export function RoutePicture({ lines, isGoingOn = false }: RoutePictureProps) {
  const route = fitRoute(lines, frame);
  const path = (route?.lines ?? [])
    .map((line) => `M${line.map((place) => place.join(" ")).join("L")}`)
    .join("");
  const [startX, startY] = route?.lines[0]?.[0] ?? [];
  const [endX, endY] = route?.lines.at(-1)?.at(-1) ?? [];
  const stroke = { fill: "none", strokeLinecap: "round", strokeLinejoin: "round" } as const;
  return (
    <div aria-hidden="true" className="absolute inset-0 bg-land [container-type:size]">
      <svg
        aria-hidden="true"
        viewBox={`0 0 ${frame.width} ${frame.height}`}
        className="absolute inset-0 size-full"
      >
        {route && (
          <>
            <path d={path} {...stroke} strokeWidth="9" className="stroke-surface" />
            <path d={path} {...stroke} strokeWidth="5" className="stroke-accent" />
            <circle cx={startX} cy={startY} r="9" className="fill-brand-strong" />
            <circle cx={startX} cy={startY} r="3.5" className="fill-surface" />
            {isGoingOn && (
              <>
                <circle cx={endX} cy={endY} r="16" className="fill-accent/25" />
                <circle cx={endX} cy={endY} r="9" className="fill-surface" />
                <circle cx={endX} cy={endY} r="6" className="fill-accent" />
              </>
            )}
          </>
        )}
      </svg>
      {route && <Scale {...route.scale} />}
    </div>
  );
}

/** The bar grows with the picture, as what it measures does; its text is as large as any other. */
function Scale({ metres, width }: FittedRoute["scale"]) {
  return (
    <span
      style={{ width: `calc(${width} * min(100cqw / ${frame.width}, 100cqh / ${frame.height}))` }}
      className="absolute bottom-3 left-3 flex h-4 items-end border-x border-b border-ink-soft pl-1 text-2xs leading-none font-medium whitespace-nowrap text-ink-soft [border-image:linear-gradient(to_top,currentColor_30%,transparent_30%)_1]"
    >
      <span className="pb-1">{scaleInWords(metres)}</span>
    </span>
  );
}

function scaleInWords(metres: number): string {
  return metres < 1_000
    ? `${formatNumber(metres)}\u00a0m`
    : `${formatNumber(metres / 1_000)}\u00a0km`;
}
