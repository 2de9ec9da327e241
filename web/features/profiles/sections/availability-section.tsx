import { CalendarOff, CalendarPlus } from "lucide-react";
import type { ReactNode } from "react";
import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import type { Week } from "#web/lib/time/week.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { usePeriodWords } from "../fields/periods.ts";
import type { RenderMonths } from "../pages/availability-form.tsx";
import { ProfileSection } from "../profile-section.tsx";

const AvailabilityForm = lazyPart(
  async () => (await import("./availability-inline-form.tsx")).AvailabilityInlineForm,
);

export type AvailabilitySectionProps = {
  profile: OwnProfile;
  today: string;
  renderWeek: (week: Week) => ReactNode;
  renderMonths: RenderMonths;
};

export function AvailabilitySection(props: AvailabilitySectionProps) {
  const { profile, today, renderWeek, renderMonths } = props;
  const { t } = useTranslation("profiles");
  const urls = useUrls();
  const { availability: week, availabilityPeriods: periods } = profile;
  const coming = periods.filter(({ endDate }) => endDate >= today);
  return (
    <ProfileSection
      section="availability"
      title={t("sections.availability")}
      empty={t("availability.empty")}
      isEmpty={week.length === 0 && periods.length === 0}
      phonePage={urls.profileAvailability()}
      summary={
        <div className="grid gap-4">
          {week.length > 0 && renderWeek(week)}
          {coming.length > 0 && (
            <ul className="grid gap-2">
              {coming.map((period) => (
                <PeriodLine
                  key={`${period.kind} ${period.startDate}`}
                  period={period}
                  today={today}
                />
              ))}
            </ul>
          )}
        </div>
      }
      form={() => <AvailabilityForm profile={profile} today={today} renderMonths={renderMonths} />}
    />
  );
}

function PeriodLine({ period, today }: { period: AvailabilityPeriod; today: string }) {
  const words = usePeriodWords(period, today);
  const Icon = period.kind === "away" ? CalendarOff : CalendarPlus;
  return (
    <li className="flex gap-3">
      <Icon className="mt-0.5 size-5 shrink-0 text-ink-soft" />
      {words}
    </li>
  );
}
