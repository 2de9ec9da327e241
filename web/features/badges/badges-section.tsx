import { type BadgeName, badgePoints } from "#contract/badges/badge-catalogue.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Section } from "#web/ui/page/section.tsx";
import { BadgeHouse } from "#web/ui/pictures/badge-house.tsx";

const shownFirst = 4;

/** What a sitter earned, the weightiest first; the rest behind a press that needs no script. */
export function BadgesSection({ badges }: { badges: readonly BadgeName[] }) {
  const { t } = useTranslation("badge-names");
  if (badges.length === 0) return null;
  const inOrder = badges.toSorted((one, other) => badgePoints[other] - badgePoints[one]);
  const rest = inOrder.slice(shownFirst);
  return (
    <Section heading={t("sitter.title")}>
      <Houses names={inOrder.slice(0, shownFirst)} />
      {rest.length > 0 && (
        <details className="mt-2">
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand-strong">
            {t("sitter.all", { count: badges.length })}
          </summary>
          <Houses names={rest} />
        </details>
      )}
    </Section>
  );
}

function Houses({ names }: { names: readonly BadgeName[] }) {
  const { t } = useTranslation("badge-names");
  return (
    <ul className="grid grid-cols-4 gap-x-2 gap-y-4 sm:grid-cols-6">
      {names.map((name) => (
        <li key={name} className="grid content-start justify-items-center gap-2 text-center">
          <span className="w-full" style={{ maxWidth: 88 }}>
            <BadgeHouse name={name} />
          </span>
          <span className="text-xs leading-tight font-semibold hyphens-auto wrap-anywhere">
            {t(`names.${name}`)}
          </span>
        </li>
      ))}
    </ul>
  );
}
