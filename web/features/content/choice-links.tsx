import { Link } from "react-router";
import { cx } from "#web/ui/cx.ts";

export type Choice = { to: string; label: string; isChosen: boolean };

/** One of several views of a page, each at its own address: links, so that it works without script. */
export function ChoiceLinks({ label, choices }: { label: string; choices: readonly Choice[] }) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-2">
        {choices.map(({ to, label: name, isChosen }) => (
          <li key={to}>
            <Link
              to={to}
              aria-current={isChosen ? "page" : undefined}
              className={cx(
                "inline-flex min-h-11 items-center rounded-full border px-4.5 font-semibold no-underline",
                isChosen
                  ? "border-transparent bg-brand text-on-brand"
                  : "border-edge bg-surface text-ink hover:border-ink",
              )}
            >
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
