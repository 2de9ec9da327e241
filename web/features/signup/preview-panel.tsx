import { useTranslation } from "react-i18next";
import type { User } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { PriceUnit } from "#contract/shared/care.ts";
import { formatMoney } from "#web/lib/formatting.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import street from "#web/ui/art/street.svg?no-inline";
import streetNight from "#web/ui/art/street-night.svg?no-inline";
import { Cloud } from "#web/ui/cloud.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { ThemedPicture } from "#web/ui/themed-picture.tsx";
import { usePreview } from "./preview-context.tsx";

export type PreviewPanelProps = {
  user: User | null;
  profileType: ProfileType | null;
  petNames?: readonly string[];
};

/** Beside the form, where there is room: the street, and in it the card that is being made. */
export function PreviewPanel({ user, profileType, petNames = [] }: PreviewPanelProps) {
  return (
    <div className="hidden bg-sky md:block">
      <div className="sticky top-0 h-dvh overflow-hidden">
        <Cloud className="top-1/10 left-1/12 w-36" />
        <Cloud className="top-1/4 right-1/12 w-28" />
        <ThemedPicture
          light={street}
          dark={streetNight}
          alt=""
          width={1440}
          height={420}
          className="absolute bottom-0 left-0 h-72 w-auto max-w-none -translate-x-1/4"
        />
        {user && profileType && (
          <div className="relative mx-auto grid max-w-list justify-items-center gap-4 px-6 pt-12">
            <SitterOrOwnerCard user={user} profileType={profileType} petNames={petNames} />
          </div>
        )}
      </div>
    </div>
  );
}

type CardProps = { user: User; profileType: ProfileType; petNames: readonly string[] };

function SitterOrOwnerCard({ user, profileType, petNames }: CardProps) {
  const { t } = useTranslation(["signup", "care"]);
  const live = usePreview();
  const isSitter = profileType === "pet_sitter";
  const { profile } = user;
  const drawing = isSitter ? park : coffee;
  const price = lowest(live.prices ?? profile?.services ?? []);
  const headline = live.headline ?? profile?.headline;
  const city = live.city || user.address?.city;
  return (
    <>
      <p className="font-semibold">{isSitter ? t("preview.sitter") : t("preview.owner")}</p>
      <div className="w-full overflow-hidden rounded-card bg-surface shadow-lift">
        <img
          src={live.picture ?? profile?.profilePictureUrl ?? drawing}
          alt=""
          width={320}
          height={240}
          className="aspect-4/3 w-full object-cover"
        />
        <div className="grid gap-1.5 p-4">
          <div className="flex items-center justify-between gap-2">
            <p className="truncate font-head text-lg font-bold">{user.firstName}</p>
            <Tag>{t("preview.new")}</Tag>
          </div>
          <p className="text-sm text-ink-soft">{city ?? t("preview.place")}</p>
          {isSitter ? (
            <p className="text-sm break-words">{headline || t("preview.headline")}</p>
          ) : (
            <p className="text-sm">
              {petNames.length > 0 ? petNames.join(", ") : t("preview.pets")}
            </p>
          )}
          {price && (
            <p className="tabular">
              <span className="text-sm text-ink-soft">{t("preview.from")} </span>
              <strong>{formatMoney(price.priceCents)}</strong>
              <span className="text-sm text-ink-soft"> {t(`care:units.${price.unit}`)}</span>
            </p>
          )}
        </div>
      </div>
    </>
  );
}

type Priced = { priceCents: number; unit: PriceUnit };

function lowest(services: readonly Priced[]): Priced | undefined {
  return services
    .filter(({ priceCents }) => priceCents > 0)
    .toSorted((a, b) => a.priceCents - b.priceCents)[0];
}
