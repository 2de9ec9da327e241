import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { ProfileSection } from "../profile-section.tsx";

const ServicesForm = lazyPart(async () => (await import("./services-form.tsx")).ServicesForm);

export function ServicesSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["profiles", "care"]);
  const { services, radiusKm } = profile;
  return (
    <ProfileSection
      section="services"
      title={t("sections.services")}
      empty={t("services.empty")}
      isEmpty={services.length === 0}
      summary={
        <>
          <ul className="divide-y divide-line">
            {services.map(({ serviceType, priceCents, unit, minutes, extraAnimalCents }) => (
              <li
                key={serviceType}
                className="flex flex-wrap items-baseline justify-between gap-x-4 py-2.5"
              >
                <span className="font-semibold">{t(`care:services.${serviceType}.offerName`)}</span>
                <span className="tabular">
                  <strong className="font-semibold">{formatMoney(priceCents)}</strong>{" "}
                  <span className="text-ink-soft">{t(`care:units.${unit}`)}</span>
                </span>
                {(minutes !== undefined || extraAnimalCents !== undefined) && (
                  <span className="w-full text-sm text-ink-soft">
                    {[
                      minutes !== undefined && t("services.takes", { minutes }),
                      extraAnimalCents !== undefined &&
                        t("services.extraFor", { price: formatMoney(extraAnimalCents) }),
                    ]
                      .filter(Boolean)
                      .join(" ")}
                  </span>
                )}
              </li>
            ))}
          </ul>
          {radiusKm !== undefined && (
            <p className="mt-2 text-ink-soft">{t("services.upTo", { km: radiusKm })}</p>
          )}
        </>
      }
      form={() => <ServicesForm profile={profile} />}
    />
  );
}
