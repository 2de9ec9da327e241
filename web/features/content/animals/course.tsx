import type { TextSection } from "#contract/content/texts.ts";

/** How a visit or a day goes: a thread with a bead for each moment, across or down. */
export function Course({ moments }: { moments: NonNullable<TextSection["moments"]> }) {
  return (
    <ol className="grid gap-6 md:grid-flow-col md:auto-cols-fr">
      {moments.map(({ when, what, how }, at) => (
        <li key={what} className="grid grid-cols-[auto_1fr] gap-x-4 md:block">
          <span
            aria-hidden="true"
            className="row-span-3 grid size-11 place-items-center rounded-full bg-brand font-semibold text-on-brand md:mb-3"
          >
            {at + 1}
          </span>
          <div>
            <p className="text-sm font-semibold text-brand-strong">{when}</p>
            <h3 className="text-base">{what}</h3>
            <p className="mt-1 text-ink-soft">{how}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
