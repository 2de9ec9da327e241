import type { ReactNode } from "react";

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

/** Half of it is a round number too: what an axis goes up to so that the highest fits. */
export function niceTop(highest: number, least = 2): number {
  if (highest <= least) return least;
  const power = 10 ** Math.floor(Math.log10(highest));
  const step = [1, 2, 4, 6, 8, 10].find((each) => each * power >= highest) ?? 10;
  const top = step * power;
  return top % 2 === 0 ? top : top * 2;
}

/** Which of so many labels fit below a plot: the first, the last, and some between, evenly. */
export function labelledParts(parts: number, most = 5): number[] {
  if (parts <= most) return Array.from({ length: parts }, (_, nr) => nr);
  return Array.from({ length: most }, (_, nr) => Math.round((nr * (parts - 1)) / (most - 1)));
}

type Step = { id: string; label: string; value: number; text: string; note?: string };

/** How many are left after each step: bars below each other, against the highest. */
export function StepBars({ label, steps }: { label: string; steps: readonly Step[] }) {
  const highest = Math.max(1, ...steps.map(({ value }) => value));
  return (
    <ol aria-label={label} className="grid gap-2 text-sm">
      {steps.map(({ id, label: name, value, text, note }) => (
        <li key={id} className="flex flex-wrap items-center gap-x-3 sm:flex-nowrap">
          <span className="w-full sm:w-auto" style={{ minWidth: "9.5rem" }}>
            {name}
          </span>
          <span className="min-w-0 flex-1">
            <span
              className="block h-6 rounded-sm bg-brand"
              style={{ width: `${(value / highest) * 100}%`, minWidth: value > 0 ? "2px" : 0 }}
            />
          </span>
          <span className="tabular text-right" style={{ flex: "0 0 6.5rem" }}>
            <strong>{text}</strong> {note && <span className="text-ink-soft">{note}</span>}
          </span>
        </li>
      ))}
    </ol>
  );
}
