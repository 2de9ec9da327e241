import { GraduationCap } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Section } from "#web/ui/page/section.tsx";

/** By its name, whether that came from the catalogue or from the sitter. */
export type NamedDiploma = { name: string; institute?: string; year?: number };

export type ExperienceSectionProps = {
  education: string | undefined;
  diplomas: readonly NamedDiploma[];
};

export function ExperienceSection({ education, diplomas }: ExperienceSectionProps) {
  const { t } = useTranslation("sitters");
  if (!education && diplomas.length === 0) return null;
  return (
    <Section heading={t("experience.heading")}>
      <div className="grid gap-3">
        {education?.split(/\n+/).map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
      </div>
      {diplomas.length > 0 && (
        <ul aria-label={t("experience.diplomas")} className="mt-4 grid gap-3 first:mt-0">
          {diplomas.map(({ name, institute, year }) => (
            <li key={`${name} ${year}`} className="flex items-start gap-3">
              <GraduationCap className="mt-px size-5.5 shrink-0 text-brand" />
              <span>
                <span className="font-semibold">{name}</span>
                {(institute || year) && (
                  <span className="block text-sm text-ink-soft">
                    {[institute, year].filter(Boolean).join(", ")}
                  </span>
                )}
              </span>
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}
