import { cx } from "./cx.ts";

export type CountBadgeProps = {
  count: number;
  /** The whole phrase for screen readers: '3 ongelezen'. */
  label: string;
  className?: string;
};

/** The coral dot with a number; nothing at zero. */
export function CountBadge({ count, label, className }: CountBadgeProps) {
  if (count <= 0) return null;
  return (
    <span
      className={cx(
        "tabular inline-grid h-5 min-w-5 place-items-center rounded-full bg-accent-fill px-1.5 text-2xs font-bold leading-none text-on-accent",
        className,
      )}
    >
      <span aria-hidden="true">{count > 99 ? "99+" : count}</span>
      <span className="sr-only">{label}</span>
    </span>
  );
}
