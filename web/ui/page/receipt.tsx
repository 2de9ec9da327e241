import type { ReactNode } from "react";
import { cx } from "#web/ui/cx.ts";

export type ReceiptLine = { key: string; label: string; amount: string };

export type ReceiptProps = {
  heading?: string;
  lines: readonly ReceiptLine[];
  total: { label: string; amount: string };
  /** Under the total: who pays whom, and the like. */
  note?: ReactNode;
  /** Buttons and fields at its foot. */
  children?: ReactNode;
  /** Of the heading. */
  level?: 2 | 3;
  className?: string;
};

/** What something costs, line by line, on a paper that was cut off with pinking shears. */
export function Receipt(props: ReceiptProps) {
  const { heading, lines, total, note, children, level = 2, className } = props;
  const Heading = `h${level}` as const;
  return (
    <div
      className={cx(
        "scalloped rounded-t-card bg-surface px-5 pt-5 pb-7 md:px-6 md:pt-6 md:pb-8.5",
        className,
      )}
    >
      {heading && <Heading className="mb-3 text-lg">{heading}</Heading>}
      <dl className="grid gap-2">
        {lines.map(({ key, label, amount }) => (
          <div key={key} className="flex justify-between gap-4">
            <dt className="min-w-0 break-words">{label}</dt>
            <dd className="tabular whitespace-nowrap">{amount}</dd>
          </div>
        ))}
        <div className="mt-1.5 flex items-baseline justify-between gap-4 border-t-fine border-dashed border-edge pt-3 font-head text-lg font-bold first:mt-0 first:border-0 first:pt-0">
          <dt>{total.label}</dt>
          <dd className="tabular whitespace-nowrap">{total.amount}</dd>
        </div>
      </dl>
      {note && <div className="mt-2 text-sm text-ink-soft">{note}</div>}
      {children && <div className="mt-4 grid gap-4 empty:hidden">{children}</div>}
    </div>
  );
}
