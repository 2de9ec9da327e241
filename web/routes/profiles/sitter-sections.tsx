import type { User } from "#contract/account.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { AnimalsSection } from "#web/features/profiles/sections/animals-section.tsx";
import { AvailabilitySection } from "#web/features/profiles/sections/availability-section.tsx";
import { CancellingSection } from "#web/features/profiles/sections/cancelling-section.tsx";
import { ExperienceSection } from "#web/features/profiles/sections/experience-section.tsx";
import { ExtrasSection } from "#web/features/profiles/sections/extras-section.tsx";
import { HomeSection } from "#web/features/profiles/sections/home-section.tsx";
import { ProfessionalSection } from "#web/features/profiles/sections/professional-section.tsx";
import { ServicesSection } from "#web/features/profiles/sections/services-section.tsx";
import { MonthCalendar } from "#web/features/sitters/month-calendar.tsx";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { WeekTable } from "#web/ui/dates/week-table.tsx";
import { AddressSection } from "./address-section.tsx";
import type { ProfileNames } from "./load-profile-names.ts";

export type SitterSectionsProps = {
  user: User;
  profile: OwnProfile;
  names: ProfileNames;
  today: string;
};

/** What only a sitter's profile has. */
export function SitterSections({ user, profile, names, today }: SitterSectionsProps) {
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
