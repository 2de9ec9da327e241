import type { ReactNode } from "react";
import type { OwnProfile, ProfileType } from "#contract/profiles.ts";
import { CelebrationPart } from "#web/features/badges/celebration-part.tsx";
import { BookingsOverview } from "#web/features/bookings/list/bookings-overview.tsx";
import type {
  DashboardData,
  OwnerData,
  SitterData,
} from "#web/features/dashboard/dashboard-data.ts";
import { nextActionOf } from "#web/features/dashboard/next-action.ts";
import { NextActionCard } from "#web/features/dashboard/next-action-card.tsx";
import { FavoritesPanel, PetsPanel, RequestPanel } from "#web/features/dashboard/owner-panels.tsx";
import { ProfilePanel, StreetPanel } from "#web/features/dashboard/sitter-panels.tsx";
import { HeartButton } from "#web/features/favorites/heart-button.tsx";
import { slugOf } from "#web/features/profiles/city-slug.ts";
import { SpreadCard } from "#web/features/profiles/spread-card.tsx";
import { RequestCard } from "#web/features/requests/request-card.tsx";
import { SitterCard } from "#web/features/sitters/sitter-card.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useUser } from "#web/lib/session/user.ts";
import { formatNumber } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import dog from "#web/ui/art/dog-walk.svg?no-inline";
import walker from "#web/ui/art/walker.svg?no-inline";
import { HeadingWithLink } from "#web/ui/page/heading-with-link.tsx";
import { Cloud } from "#web/ui/pictures/street.tsx";

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
        <NextActionCard action={action} count={count} citySlug={citySlug} bookingId={bookingId} />
      </DashboardHead>
      <div className="wrap grid grid-cols-1 gap-8 py-8 md:grid-cols-[1fr_var(--container-list)] md:items-start md:gap-5 md:py-12">
        {own.profileType === "pet_owner" ? (
          <OwnerParts own={own} profile={profile} city={city} bookings={appointments} />
        ) : (
          <SitterParts
            own={own}
            profile={profile}
            city={city}
            today={data.today}
            bookings={appointments}
          />
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

export type DashboardHeadProps = { name: string; profileType: ProfileType; children: ReactNode };

export function DashboardHead({ name, profileType, children }: DashboardHeadProps) {
  const { t } = useTranslation("dashboard");
  return (
    <section className="relative overflow-hidden bg-sky">
      <Cloud className="hidden md:block top-6 right-[8%] w-52" />
      <div className="wrap relative pt-6 md:grid md:grid-cols-[1fr_var(--container-list)] md:items-end md:gap-5 md:pt-10">
        <div className="pb-8 md:pb-12">
          <h1>{t("greeting", { name })}</h1>
          <p className="mt-2 text-lg leading-snug">{t(`lead.${profileType}`)}</p>
          <div className="mt-5 md:mt-7">{children}</div>
        </div>
        <div className="hidden items-end justify-center gap-1 md:flex">
          <img src={walker} alt="" width={130} height={260} className="h-52 w-auto" />
          <img src={dog} alt="" width={240} height={180} className="h-24 w-auto" />
        </div>
      </div>
    </section>
  );
}

export type NearSectionProps = {
  title: string;
  link: { to: string; label: string };
  /** Said where there is nobody. */
  none: string;
  cards: readonly { id: number; card: ReactNode }[];
};

/** What is going on around the user, as cards; on a phone the first three, as there is more below. */
export function NearSection({ title, link, none, cards }: NearSectionProps) {
  return (
    <section>
      <HeadingWithLink heading={title} link={link} prefetch headingClassName="text-xl" />
      {cards.length === 0 ? (
        <p className="mt-4 text-ink-soft">{none}</p>
      ) : (
        <ul className="mt-4 grid gap-4 max-sm:[&>li:nth-child(n+4)]:hidden sm:grid-cols-2 md:mt-5 md:grid-cols-3">
          {cards.map(({ id, card }) => (
            <li key={id}>{card}</li>
          ))}
        </ul>
      )}
    </section>
  );
}
