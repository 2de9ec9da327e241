export type Step = { id: string; label: string; value: number; text: string; note?: string };

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
