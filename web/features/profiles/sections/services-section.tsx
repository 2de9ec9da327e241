import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { ProfileSection } from "../profile-section.tsx";
import { LinkSection } from "./link-section.tsx";

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

export function ExtrasSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  const { extraServices } = profile;
  return (
    <LinkSection
      section="extras"
      title={t("sections.extras")}
      to={urls.profileExtras()}
      isEmpty={extraServices.length === 0}
      empty={t("extras.empty")}
    >
      <ul className="divide-y divide-line">
        {extraServices.map(({ kind, priceCents }) => (
          <li key={kind} className="flex items-baseline justify-between gap-4 py-2">
            {t(`extras.${kind}`)}
            <span className="tabular text-ink-soft">
              {priceCents ? formatMoney(priceCents) : t("extras.included")}
            </span>
          </li>
        ))}
      </ul>
    </LinkSection>
  );
}

const CancellingForm = lazyPart(async () => (await import("./cancelling-form.tsx")).CancellingForm);

export function CancellingSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["profiles", "care"]);
  const { cancellingTerm } = profile;
  return (
    <ProfileSection
      section="cancelling"
      title={t("sections.cancelling")}
      // There is always a term: the mildest one counts until another is chosen.
      empty=""
      isEmpty={false}
      summary={
        <>
          <p className="font-semibold">{t(`care:cancelling.${cancellingTerm}.name`)}</p>
          <p className="text-ink-soft">{t(`care:cancelling.${cancellingTerm}.text`)}</p>
        </>
      }
      form={() => <CancellingForm profile={profile} />}
    />
  );
}

const AnimalsForm = lazyPart(async () => (await import("./animals-form.tsx")).AnimalsForm);

export function AnimalsSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["profiles", "care"]);
  const { animalCategories, animalSizes, energyLevels, maxAnimals } = profile;
  const list = (words: readonly string[]) => joinWords(words, t("and")).toLowerCase();
  const lines = [
    animalSizes.length > 0 &&
      t("animals.sizesAre", { sizes: list(animalSizes.map((size) => t(`care:sizes.${size}`))) }),
    energyLevels.length > 0 &&
      t("animals.energyIs", { levels: list(energyLevels.map((level) => t(`levels.${level}`))) }),
    maxAnimals !== undefined && t("animals.atMost", { count: maxAnimals }),
  ].filter((line) => line !== false);
  return (
    <ProfileSection
      section="animals"
      title={t("sections.animals")}
      empty={t("animals.empty")}
      isEmpty={animalCategories.length === 0}
      summary={
        <>
          <ul className="flex flex-wrap gap-3">
            {animalCategories.map((category) => (
              <li key={category} className="w-18 text-center text-sm font-semibold">
                <img
                  src={animalPictures[category]}
                  alt=""
                  width={240}
                  height={240}
                  className="mb-1 rounded-field"
                />
                {t(`care:animals.${category}`)}
              </li>
            ))}
          </ul>
          {lines.length > 0 && <p className="mt-3 text-ink-soft">{lines.join(" ")}</p>}
        </>
      }
      form={() => <AnimalsForm profile={profile} />}
    />
  );
}
