import { Link } from "react-router";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

export type Crumb = { name: string; to: string };

/** The pages above this one. */
export function Crumbs({ above, here }: { above: readonly Crumb[]; here: string }) {
  const { t } = useTranslation("content");
  return (
    <nav aria-label={t("crumbs")} className="mb-3 text-sm">
      <ol className="flex flex-wrap gap-x-2">
        {above.map(({ name, to }) => (
          <li key={to}>
            <Link to={to} className="text-ink no-underline hover:underline">
              {name}
            </Link>
            <span aria-hidden="true" className="ml-2 text-ink-soft">
              /
            </span>
          </li>
        ))}
        <li aria-current="page" className="text-ink-soft">
          {here}
        </li>
      </ol>
    </nav>
  );
}
