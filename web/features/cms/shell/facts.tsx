import type { ReactNode } from "react";

/** What is known, a line each: its name, and what it is. What is not known is left out. */
export function Facts({ of }: { of: Readonly<Record<string, ReactNode>> }) {
  return (
    <dl className="grid gap-2 text-sm">
      {Object.entries(of)
        .filter(([, value]) => value !== undefined && value !== null)
        .map(([name, value]) => (
          <div
            key={name}
            className="flex flex-wrap justify-between gap-x-3 border-b border-line pb-1.5"
          >
            <dt className="text-ink-soft">{name}</dt>
            <dd className="min-w-0 font-semibold wrap-anywhere">{value}</dd>
          </div>
        ))}
    </dl>
  );
}
