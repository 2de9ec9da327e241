import type { User } from "#contract/account.ts";
import type { Pet } from "#contract/pets.ts";
import { previewOf } from "#web/features/requests/editor/preview.ts";
import type { RequestValues } from "#web/features/requests/editor/request-values.ts";
import { LookOver } from "#web/features/requests/look-over.tsx";
import { NeedsList } from "#web/features/requests/needs-list.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Card } from "#web/ui/card.tsx";

export type LookStepProps = {
  user: User;
  values: RequestValues;
  pets: readonly Pet[];
  /** The picture that was chosen. */
  src: string | null;
  today: string;
};

/** All of it once more, and what keeps it from being shown yet. */
export function LookStep({ user, values, pets, src, today }: LookStepProps) {
  const { t } = useTranslation("requests");
  const urls = useUrls();
  const { city = "", neighborhood } = user.address ?? {};
  const { animals, ...shown } = previewOf(values, pets, { city, neighborhood });
  const needs = [
    ...(user.emailVerifiedAt ? [] : (["confirmedEmail"] as const)),
    ...(user.address ? [] : (["address"] as const)),
  ];
  return (
    <>
      <LookOver
        request={{
          ...shown,
          firstName: user.firstName,
          title: values.title,
          description: values.description,
          serviceTypes: values.serviceTypes,
          animals: animals.map((animal) => ({
            ...animal,
            image: pets.find(({ id }) => id === animal.id)?.images[0],
          })),
        }}
        today={today}
        src={src}
        linkTo={(step) => urls.createRequest({ step })}
      />
      {needs.length > 0 && (
        <Card edged>
          <p className="font-semibold">{t("steps.look.cannotYet")}</p>
          <NeedsList needs={needs} email={user.email} />
        </Card>
      )}
    </>
  );
}
