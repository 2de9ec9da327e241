import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { ProfileSection } from "../profile-section.tsx";

const ProfessionalForm = lazyPart(
  async () => (await import("./professional-form.tsx")).ProfessionalForm,
);

export function ProfessionalSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const { professionalTypes, companyName, kvkNumber, vatNumber } = profile;
  const facts = [
    ...professionalTypes.map((type) => ({ name: null, value: t(`professional.${type}`) })),
    { name: t("professional.company"), value: companyName },
    { name: t("professional.kvk"), value: kvkNumber },
    { name: t("professional.vat"), value: vatNumber },
  ].filter(({ value }) => value);
  return (
    <ProfileSection
      section="professional"
      title={t("sections.professional")}
      empty={t("professional.empty")}
      isEmpty={facts.length === 0}
      summary={
        <ul className="grid gap-1.5">
          {facts.map(({ name, value }) => (
            <li key={value}>
              {name && <span className="text-ink-soft">{name}: </span>}
              <span className="font-medium">{value}</span>
            </li>
          ))}
        </ul>
      }
      form={() => <ProfessionalForm profile={profile} />}
    />
  );
}
