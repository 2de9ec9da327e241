import type { ReactNode } from "react";
import { labelledParts, niceTop } from "./nice-scale.ts";

const colours = {
  brand: "var(--color-brand)",
  accent: "var(--color-accent)",
  soft: "var(--color-edge)",
} as const;

export type Series = {
  id: string;
  label: string;
  colour: keyof typeof colours;
  values: readonly number[];
};

export type PlotProps = {
  /** What is to be seen, in words: for who can't see it. */
  label: string;
  /** Of each part of the axis below. */
  parts: readonly string[];
  series: readonly Series[];
  format: (value: number) => string;
  /** What the axis goes up to at least. */
  least?: number;
};

/** Lines, one a series: how something goes. The table with the numbers is its neighbour's to show. */
export function LinePlot(props: PlotProps) {
  const { series } = props;
  return (
    <PlotFrame {...props}>
      {(top) =>
        series.map(({ id, colour, values }) => (
          <Line key={id} values={values} top={top} colour={colours[colour]} />
        ))
      }
    </PlotFrame>
  );
}

/** Bars side by side, of one series: how much of something, each time. */
export function BarPlot(props: PlotProps) {
  const [series] = props.series;
  return (
    <PlotFrame {...props}>
      {(top) =>
        series && (
          <div className="absolute inset-0 flex items-end gap-0.5">
            {series.values.map((value, nr) => (
              <span
                // biome-ignore lint/suspicious/noArrayIndexKey: a part is its place on the axis.
                key={nr}
                className="min-w-0 flex-1"
                style={{
                  height: `${(value / top) * 100}%`,
                  backgroundColor: colours[series.colour],
                  borderRadius: "2px 2px 0 0",
                }}
              />
            ))}
          </div>
        )
      }
    </PlotFrame>
  );
}

type Frame = PlotProps & { children: (top: number) => ReactNode };

/** The axes: three lines across, and some of the parts below. Stretches with its room, its words don't. */
function PlotFrame({ label, parts, series, format, least, children }: Frame) {
  const top = niceTop(Math.max(0, ...series.flatMap(({ values }) => values)), least);
  return (
    <div role="img" aria-label={label} className="text-xs text-ink-soft">
      <div className="flex" style={{ height: "8.5rem" }}>
        <div
          className="tabular flex flex-col justify-between pr-2 text-right"
          style={{ minWidth: "2.5rem" }}
        >
          {[top, top / 2, 0].map((value) => (
            <span key={value} style={{ lineHeight: 0 }}>
              {format(value)}
            </span>
          ))}
        </div>
        <div className="relative min-w-0 flex-1">
          {[0, 50, 100].map((at) => (
            <span
              key={at}
              className="absolute w-full border-b border-line"
              style={{ top: `${at}%` }}
            />
          ))}
          {children(top)}
        </div>
      </div>
      <div className="mt-2 flex justify-between" style={{ paddingLeft: "2.5rem" }}>
        {labelledParts(parts.length).map((nr) => (
          <span key={nr} className="whitespace-nowrap">
            {parts[nr]}
          </span>
        ))}
      </div>
    </div>
  );
}

type LineProps = { values: readonly number[]; top: number; colour: string };

function Line({ values, top, colour }: LineProps) {
  const last = values.length - 1;
  const xOf = (nr: number) => (last === 0 ? 0 : (nr / last) * 100);
  const yOf = (value: number) => 100 - (value / top) * 100;
  const points = values.map((value, nr) => `${xOf(nr)},${yOf(value)}`).join(" ");
  return (
    <>
      <svg
        aria-hidden="true"
        viewBox="0 0 100 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full overflow-visible"
      >
        <polyline
          points={points}
          fill="none"
          stroke={colour}
          strokeWidth="2"
          strokeLinejoin="round"
          vectorEffect="non-scaling-stroke"
        />
      </svg>
      <span
        className="absolute size-2 rounded-full"
        style={{
          left: "100%",
          top: `${yOf(values[last] ?? 0)}%`,
          backgroundColor: colour,
          transform: "translate(-50%, -50%)",
        }}
      />
    </>
  );
}

/** Which line is which. */
export function Legend({ series }: { series: readonly Series[] }) {
  return (
    <ul className="flex flex-wrap gap-x-3 gap-y-1 text-sm text-ink-soft">
      {series.map(({ id, label, colour }) => (
        <li key={id} className="flex items-center gap-1.5">
          <span className="size-3 rounded-sm" style={{ backgroundColor: colours[colour] }} />
          {label}
        </li>
      ))}
    </ul>
  );
}
