import { redirect } from "react-router";
import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import type { OwnRequest } from "#contract/requests.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { CertificateSection } from "#web/features/certificates/certificate-section.tsx";
import { type NamedDiploma, namedDiploma } from "#web/features/profiles/diploma-line.ts";
import { FaceButton } from "#web/features/profiles/pictures/face-button.tsx";
import { PicturesSection } from "#web/features/profiles/pictures/pictures-section.tsx";
import { ProfileHead, TextSection } from "#web/features/profiles/profile-head.tsx";
import { AvailabilitySection } from "#web/features/profiles/sections/availability-section.tsx";
import {
  ExperienceSection,
  HomeSection,
  ProfessionalSection,
} from "#web/features/profiles/sections/experience-section.tsx";
import { PetsSection, RequestSection } from "#web/features/profiles/sections/owner-sections.tsx";
import {
  AnimalsSection,
  CancellingSection,
  ExtrasSection,
  ServicesSection,
} from "#web/features/profiles/sections/services-section.tsx";
import { SectionsProvider } from "#web/features/profiles/sections-context.tsx";
import { SpreadCard } from "#web/features/profiles/spread-card.tsx";
import { StatusCard } from "#web/features/profiles/status/status-card.tsx";
import { useWhenWords } from "#web/features/requests/when-words.ts";
import { MonthCalendar } from "#web/features/sitters/month-calendar.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { openPage, type Page, requireUser } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useUser } from "#web/lib/session/user.ts";
import { WeekTable } from "#web/ui/dates/week-table.tsx";
import { NeedsScript } from "#web/ui/page/needs-script.tsx";
import { Tag } from "#web/ui/tag.tsx";
import type { Route } from "./+types/profile.ts";
import { AddressSection } from "./address-section.tsx";

export const handle: RouteHandle = {
  namespaces: ["profiles", "care", "sitters", "requests", "address"],
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { profile } = await requireUser(args);
  // Somebody who came by a social sign-in has none before they have chosen.
  if (!profile) throw redirect(urlsFor(page.locale).signup());
  const isOwner = profile.profileType === "pet_owner";
  return {
    meta: page.meta({ title: page.texts("profiles")("title") }),
    names: await loadProfileNames(page, profile),
    pets: isOwner ? await loadPets(page) : [],
    request: isOwner ? ((await page.find("requests.getOwn", {}))?.request ?? null) : null,
    viewCount: isOwner ? undefined : await loadViewCount(page, profile.id),
    certificate: isOwner ? null : ((await page.spare("certificates.get", {}))?.data ?? null),
    today: dayInAmsterdam(page.now),
  };
}

/** Of their own page; without an address there is none. */
async function loadViewCount(page: Page, profileId: number): Promise<number | undefined> {
  const own = await page.find("sitters.get", { params: { id: String(profileId) } });
  return own?.data.viewCount;
}

async function loadPets(page: Page) {
  const { data } = await page.call("pets.list", {});
  return data
    .filter(({ isArchived }) => !isArchived)
    .map(({ id, name, category, images }) => ({
      id,
      name,
      category,
      pictureUrl: images[0]?.sizes[0]?.url,
    }));
}

export default function Profile({ loaderData }: Route.ComponentProps) {
  const user = useUser();
  const profile = user?.profile;
  if (!user || !profile) return null;
  const { names, pets, request, certificate, viewCount, today } = loaderData;
  const isSitter = profile.profileType === "pet_sitter";
  return (
    <SectionsProvider key={profile.id} profileId={profile.id} profileType={profile.profileType}>
      <div className="wrap py-section">
        <ProfileHead
          user={user}
          profile={profile}
          face={
            <FaceButton
              name={user.firstName}
              src={profile.profilePictureUrl}
              images={profile.images}
            />
          }
        />
        <NeedsScript toChange className="mt-6" />
        <div className="mt-6 grid grid-cols-1 gap-5 md:mt-8 md:grid-cols-[1fr_var(--container-list)] md:items-start">
          <div className="md:order-last">
            <div className="grid gap-5">
              <StatusCard user={user} profile={profile} viewCount={viewCount} today={today} />
              {!profile.isRegistering && <SpreadCard profile={profile} />}
            </div>
          </div>
          <div className="grid min-w-0 gap-5">
            <PicturesSection profile={profile} />
            <TextSection profile={profile} languages={names.languages} />
            {isSitter ? (
              <>
                <SitterSections user={user} profile={profile} names={names} today={today} />
                {certificate && <CertificateSection certificate={certificate} />}
              </>
            ) : (
              <>
                <PetsSection pets={pets} />
                <RequestSection
                  profile={profile}
                  summary={request && <OwnRequestLine request={request} today={today} />}
                />
                <AddressSection profileId={profile.id} address={user.address} />
              </>
            )}
          </div>
        </div>
      </div>
    </SectionsProvider>
  );
}

type SitterSectionsProps = {
  user: User;
  profile: OwnProfile;
  names: ProfileNames;
  today: string;
};

/** What only a sitter's profile has. */
function SitterSections({ user, profile, names, today }: SitterSectionsProps) {
  const { t } = useTranslation("sitters");
  return (
    <>
      <ServicesSection profile={profile} />
      <AnimalsSection profile={profile} />
      <AvailabilitySection
        profile={profile}
        today={today}
        renderWeek={(week) => (
          <WeekTable
            week={week}
            label={t("availability.week")}
            yes={t("availability.yes")}
            no={t("availability.no")}
          />
        )}
        renderMonths={(week, periods) => (
          <MonthCalendar week={week} periods={periods} today={today} />
        )}
      />
      <HomeSection profile={profile} gender={user.gender} />
      <ExperienceSection profile={profile} races={names.races} diplomas={names.diplomas} />
      <ExtrasSection profile={profile} />
      <CancellingSection profile={profile} />
      <AddressSection profileId={profile.id} address={user.address} />
      <ProfessionalSection profile={profile} />
    </>
  );
}

/** One's own request in short: what it is called, when it is for, and whether it is shown. */
function OwnRequestLine({ request, today }: { request: OwnRequest; today: string }) {
  const { t } = useTranslation("requests");
  const { daysOf } = useWhenWords(today);
  const isActive = request.status === "active";
  return (
    <div className="grid justify-items-start gap-1">
      <p className="font-semibold break-words">{request.title}</p>
      <p className="text-ink-soft">{daysOf(request)}</p>
      <Tag tone={isActive ? "ok" : "neutral"} className="mt-1">
        {t(isActive ? "manage.active" : "manage.disabled")}
      </Tag>
    </div>
  );
}

/** What people here speak, the most spoken first; the rest by name. */
const languageCodes = [
  ["nl", "en", "de", "fr", "fy", "tr", "ar", "pl", "es"],
  ["am", "bg", "bs", "cs", "da", "el", "fa", "fi", "he", "hi", "hr", "hu", "id", "it", "ja"],
  ["ko", "ku", "lb", "lt", "no", "pap", "pt", "ro", "ru", "sk", "so", "sq", "sr", "srn", "sv"],
  ["ta", "th", "ti", "uk", "ur", "vi", "zgh", "zh"],
].flat();

type ProfileNames = {
  /** All that can be chosen. */
  languages: { id: string; label: string }[];
  races: string[];
  diplomas: NamedDiploma[];
};

/**
 * What a profile has as codes, by name. Here and not in the browser: the catalogue is long, and
 * browsers don't agree on the names of languages.
 */
async function loadProfileNames(
  page: Page,
  { races, diplomas }: Pick<OwnProfile, "races" | "diplomas">,
): Promise<ProfileNames> {
  const hasCodes = races.length > 0 || diplomas.some(({ code }) => code);
  const catalogue = hasCodes ? await page.call("catalogue.get", {}) : { races: [], diplomas: [] };
  const named = new Intl.DisplayNames(page.locale, { type: "language" });
  return {
    languages: languageCodes.map((id) => ({ id, label: named.of(id) ?? id })),
    races: races.flatMap((code) => {
      const race = catalogue.races.find((each) => each.code === code);
      return race ? [race.name] : [];
    }),
    diplomas: diplomas.map((diploma) => namedDiploma(diploma, catalogue.diplomas)),
  };
}
