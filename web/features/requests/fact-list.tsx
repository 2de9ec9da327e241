import type { ReactNode } from "react";

export type Fact = { key: string; icon: ReactNode; name: string; children: ReactNode };

export type FactListProps = {
  facts: readonly Fact[];
  /** Under a heading that says what they are already. */
  plain?: boolean;
};

/** What something comes down to: a sign, what it is called, and what it is. */
export function FactList({ facts, plain }: FactListProps) {
  return (
    <dl className="grid gap-5">
      {facts.map(({ key, icon, name, children }) => (
        <div key={key} className="relative flex min-h-11 flex-col justify-center pl-14.5">
          <dt className="text-sm text-ink-soft">
            <span className="absolute top-0 left-0 grid size-11 place-items-center rounded-full bg-brand-soft text-brand-strong [&>svg]:size-5.5">
              {icon}
            </span>
            <span className={plain ? "sr-only" : undefined}>{name}</span>
          </dt>
          <dd className="min-w-0">{children}</dd>
        </div>
      ))}
    </dl>
  );
}
