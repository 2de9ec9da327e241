import type { User } from "#contract/account.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { PriceUnit } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import { StreetSide } from "#web/ui/page/street-side.tsx";
import { Tag } from "#web/ui/tag.tsx";
import { usePreview } from "./preview-context.tsx";

export type PreviewPanelProps = {
  user: User | null;
  profileType: ProfileType | null;
  petNames?: readonly string[];
};

/** Beside the form, where there is room: the street, and in it the card that is being made. */
export function PreviewPanel({ user, profileType, petNames = [] }: PreviewPanelProps) {
  return (
    <StreetSide>
      {user && profileType && (
        <SitterOrOwnerCard user={user} profileType={profileType} petNames={petNames} />
      )}
    </StreetSide>
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
