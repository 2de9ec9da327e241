import type { Reference } from "#contract/references.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { FlagLink } from "#web/ui/page/flag-link.tsx";
import { Section } from "#web/ui/page/section.tsx";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import { Stars } from "#web/ui/stars.tsx";

/** What people who know a sitter wrote; nothing where nobody did. */
export type ReferencesSectionProps = { name: string; references: Reference[] };

export function ReferencesSection({ name, references }: ReferencesSectionProps) {
  const { t } = useTranslation("sitters");
  const urls = useUrls();
  if (references.length === 0) return null;
  return (
    <Section heading={t("references.heading")}>
      <ul className="grid gap-6">
        {references.map(({ id, firstName, relation, knowsSince: year, rating, text }) => (
          <li key={id} className="grid gap-2.5">
            <div className="flex items-center gap-3.5">
              <Avatar name={firstName} />
              <div className="min-w-0">
                <p className="text-ink-soft wrap-anywhere">
                  <strong className="text-ink">{firstName}</strong>{" "}
                  {t("references.since", {
                    relation: t(`references.relation.${relation}`),
                    name,
                    year,
                  })}
                </p>
                <Stars stars={rating} label={t("references.stars", { count: rating })} />
              </div>
            </div>
            <p className="max-w-text whitespace-pre-line wrap-anywhere">{text}</p>
            <FlagLink
              to={urls.report("reference", id)}
              text={t("references.flag")}
              label={t("references.flagOf", { name: firstName })}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
