import type { ServiceType } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import bowl from "#web/ui/art/scene-bowl.svg?no-inline";
import cats from "#web/ui/art/scene-cats.svg?no-inline";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import garden from "#web/ui/art/scene-garden.svg?no-inline";
import nap from "#web/ui/art/scene-nap.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import { PictureCards } from "#web/ui/pictures/picture-cards.tsx";
import type { RequestFields } from "./request-fields.ts";

const pictures: Record<ServiceType, string> = {
  house_visit: bowl,
  dog_walking_service: park,
  day_and_night_at_sitter_home: nap,
  daycare_at_sitter_home: garden,
  day_and_night_care_at_owner_home: coffee,
  sitter_at_owner_home: cats,
};
/** What is asked for most comes first. */
const inOrder = [
  "house_visit",
  "dog_walking_service",
  "day_and_night_at_sitter_home",
  "daycare_at_sitter_home",
  "day_and_night_care_at_owner_home",
  "sitter_at_owner_home",
] as const satisfies readonly ServiceType[];

export function CareFields({ form: { values, errors, change } }: RequestFields) {
  const { t } = useTranslation(["requests", "care"]);
  return (
    <PictureCards
      shape="wide"
      label={t("steps.care.label")}
      labelHidden
      options={inOrder.map((id) => ({
        id,
        label: t(`care:services.${id}.wishName`),
        hint: t(`care:services.${id}.wish`),
        picture: pictures[id],
      }))}
      value={values.serviceTypes}
      error={errors.serviceTypes}
      onChange={(serviceTypes) => change({ serviceTypes })}
    />
  );
}
