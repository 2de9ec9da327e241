import type { OwnProfile } from "#contract/profiles.ts";
import type {
  DashboardData,
  OwnerData,
  SitterData,
} from "#web/features/dashboard/dashboard-data.ts";
import { DashboardHead } from "#web/features/dashboard/dashboard-head.tsx";
import { FavoritesPanel } from "#web/features/dashboard/favorites-panel.tsx";
import { NearSection } from "#web/features/dashboard/near-section.tsx";
import { nextActionOf } from "#web/features/dashboard/next-action.ts";
import { NextActionCard } from "#web/features/dashboard/next-action-card.tsx";
import { PetsPanel, RequestPanel } from "#web/features/dashboard/owner-panels.tsx";
import { ProfilePanel } from "#web/features/dashboard/profile-panel.tsx";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { slugOf } from "#web/features/profiles/city-slug.ts";
import { SpreadCard } from "#web/features/profiles/spread-card.tsx";
import { RequestCard } from "#web/features/requests/request-card.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";

/** Home for who lives here: what to do next, what is one's own, and who is near. */
export function Dashboard({ data }: { data: DashboardData }) {
  // Read here and not handed in: news of the user must not touch the frame, which may still wait.
  const user = useUser();
  const profile = user?.profile;
  if (!profile) return null;
  const { own, unreadCount } = data;
  const citySlug = user.address && slugOf(user.address.city);
  const action = nextActionOf({
    isEmailConfirmed: user.emailVerifiedAt !== undefined,
    unreadCount,
    profile,
    hasAddress: user.address !== undefined,
    petCount: own.profileType === "pet_owner" ? own.pets.length : 0,
    request: own.profileType === "pet_owner" ? own.request : null,
  });
  const count = action === "readMessages" ? unreadCount : profile.missingToPublish.length;
  const city = user.address?.city;
  return (
    <>
      <DashboardHead name={user.firstName} profileType={own.profileType}>
        <NextActionCard action={action} count={count} citySlug={citySlug} />
      </DashboardHead>
      <div className="wrap grid grid-cols-1 gap-8 py-8 md:grid-cols-[1fr_var(--container-list)] md:items-start md:gap-5 md:py-12">
        {own.profileType === "pet_owner" ? (
          <OwnerParts own={own} profile={profile} city={city} />
        ) : (
          <SitterParts own={own} profile={profile} city={city} today={data.today} />
        )}
      </div>
    </>
  );
}

type OwnerPartsProps = { own: OwnerData; profile: OwnProfile; city: string | undefined };

function OwnerParts({ own, profile, city }: OwnerPartsProps) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const { cards, widenedTo } = own.sitters;
  return (
    <>
      {city && (
        <NearSection
          title={
            widenedTo === undefined
              ? t("sitters.title", { place: city })
              : t("sitters.further", { place: city, km: formatNumber(widenedTo) })
          }
          link={{ to: urls.search(slugOf(city)), label: t("sitters.all", { place: city }) }}
          none={t("sitters.none")}
          cards={cards.map((sitter) => ({
            id: sitter.id,
            card: <SitterCard sitter={sitter} level={3} heart={<HeartButton subject={sitter} />} />,
          }))}
        />
      )}
      <div className="grid gap-5 md:col-start-2">
        <RequestPanel request={own.request} />
        <PetsPanel pets={own.pets} />
        <FavoritesPanel sitters={own.favorites} />
        <ProfilePanel profile={profile} />
      </div>
    </>
  );
}

type SitterPartsProps = {
  own: SitterData;
  profile: OwnProfile;
  city: string | undefined;
  today: string;
};

function SitterParts({ own, profile, city, today }: SitterPartsProps) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const { cards, widenedTo } = own.requests;
  return (
    <>
      {city && (
        <NearSection
          title={
            widenedTo === undefined
              ? t("requests.title", { place: city })
              : t("requests.further", { place: city, km: formatNumber(widenedTo) })
          }
          link={{ to: urls.sitterWork(own.citySlug), label: t("requests.all") }}
          none={t("requests.none")}
          cards={cards.map((request) => ({
            id: request.id,
            card: <RequestCard request={request} today={today} level={3} />,
          }))}
        />
      )}
      <div className="grid gap-5 md:col-start-2">
        <ProfilePanel profile={profile} citySlug={own.citySlug} />
        <SpreadCard profile={profile} />
      </div>
    </>
  );
}
