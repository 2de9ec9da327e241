import type { ReactNode } from "react";
import type { OwnProfile } from "#contract/profiles.ts";
import { CelebrationPart } from "#web/features/badges/celebration-part.tsx";
import { BookingsOverview } from "#web/features/bookings/list/bookings-overview.tsx";
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
import { StreetPanel } from "#web/features/dashboard/street-panel.tsx";
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
  const { own, unreadCount, bookings } = data;
  const citySlug = user.address && slugOf(user.address.city);
  const action = nextActionOf({
    isEmailConfirmed: user.emailVerifiedAt !== undefined,
    unreadCount,
    awaitedCount: bookings.awaiting.length,
    profile,
    hasAddress: user.address !== undefined,
    petCount: own.profileType === "pet_owner" ? own.pets.length : 0,
    request: own.profileType === "pet_owner" ? own.request : null,
  });
  const counts = { answerBooking: bookings.awaiting.length, readMessages: unreadCount };
  const count =
    action === "answerBooking" || action === "readMessages"
      ? counts[action]
      : profile.missingToPublish.length;
  const [first, ...more] = bookings.awaiting;
  const bookingId = more.length === 0 ? first?.id : undefined;
  const city = user.address?.city;
  const appointments = <BookingsOverview {...bookings} now={data.now} />;
  return (
    <>
      <DashboardHead name={user.firstName} profileType={own.profileType}>
        <NextActionCard {...{ action, count, citySlug, bookingId }} />
      </DashboardHead>
      <div className="wrap grid grid-cols-1 gap-8 py-8 md:grid-cols-[1fr_var(--container-list)] md:items-start md:gap-5 md:py-12">
        {own.profileType === "pet_owner" ? (
          <OwnerParts own={own} profile={profile} city={city} bookings={appointments} />
        ) : (
          <SitterParts {...{ own, profile, city }} today={data.today} bookings={appointments} />
        )}
      </div>
      <CelebrationPart />
    </>
  );
}

type OwnerPartsProps = {
  own: OwnerData;
  profile: OwnProfile;
  city: string | undefined;
  bookings: ReactNode;
};

function OwnerParts({ own, profile, city, bookings }: OwnerPartsProps) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const { cards, widenedTo } = own.sitters;
  return (
    <>
      <div className="grid min-w-0 gap-8 md:gap-12">
        {bookings}
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
              card: (
                <SitterCard sitter={sitter} level={3} heart={<HeartButton subject={sitter} />} />
              ),
            }))}
          />
        )}
      </div>
      <div className="grid grid-cols-1 gap-5 md:col-start-2">
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
  bookings: ReactNode;
};

function SitterParts({ own, profile, city, today, bookings }: SitterPartsProps) {
  const { t } = useTranslation("dashboard");
  const urls = useUrls();
  const { cards, widenedTo } = own.requests;
  return (
    <>
      <div className="grid min-w-0 gap-8 md:gap-12">
        {bookings}
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
      </div>
      <div className="grid grid-cols-1 gap-5 md:col-start-2">
        <ProfilePanel profile={profile} citySlug={own.citySlug} viewCount={own.viewCount} />
        <StreetPanel profile={profile} />
        <SpreadCard profile={profile} />
      </div>
    </>
  );
}
