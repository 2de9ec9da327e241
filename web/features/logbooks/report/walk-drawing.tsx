import type { LogbookWalk } from "#contract/logbooks/logbook-entries.ts";
import { linesInBox } from "#contract/logbooks/report-drawing.ts";

const box = { width: 320, height: 140, margin: 16 };

/** The line of a walk on plain ground: on paper, and for those who may not know where it was. */
export function WalkDrawing({ lines, label }: Pick<LogbookWalk, "lines"> & { label: string }) {
  const drawn = linesInBox(lines, box);
  const [start] = drawn.flat();
  return (
    <svg
      viewBox={`0 0 ${box.width} ${box.height}`}
      role="img"
      aria-label={label}
      className="w-full rounded-card bg-land"
    >
      {drawn.map((line) => {
        const points = line.map(([x, y]) => `${x.toFixed(1)},${y.toFixed(1)}`).join(" ");
        return (
          <polyline
            key={points}
            points={points}
            fill="none"
            strokeWidth={4.5}
            strokeLinecap="round"
            strokeLinejoin="round"
            className="stroke-accent"
          />
        );
      })}
      {start && (
        <circle
          cx={start[0]}
          cy={start[1]}
          r={6}
          strokeWidth={4}
          className="fill-surface stroke-brand-strong"
        />
      )}
    </svg>
  );
}
