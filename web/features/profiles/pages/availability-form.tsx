import type { ReactNode } from "react";
import type { AvailabilityPeriod } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";
import type { WeekdayParts } from "#contract/shared/care.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Week } from "#web/lib/time/week.ts";
import { type NewPeriod, noPeriod, withAdded } from "../fields/periods.ts";
import { PeriodsField } from "../fields/periods-field.tsx";
import { WeekFields } from "../fields/week-fields.tsx";
import { SectionForm } from "../section-form.tsx";
import { useSectionForm } from "../use-section-form.ts";

/** Drawn by the page, which knows how others see it. */
export type RenderMonths = (week: Week, periods: readonly AvailabilityPeriod[]) => ReactNode;

type Values = { availability: WeekdayParts[]; periods: AvailabilityPeriod[]; added: NewPeriod };

export type AvailabilityFormProps = {
  profile: OwnProfile;
  today: string;
  renderMonths: RenderMonths;
  onSaved: () => void | Promise<void>;
  onUnsaved?: (isUnsaved: boolean) => void;
  onCancel: () => void;
  isPage?: boolean;
};

/** An ordinary week, the exceptions to it, and the months that come of the two. */
export function AvailabilityForm(props: AvailabilityFormProps) {
  const { profile, today, renderMonths, onCancel, onSaved, onUnsaved, isPage } = props;
  const { t } = useTranslation("profiles");
  const form = useSectionForm<Values>({
    profileId: profile.id,
    section: "availability",
    onSaved,
    ...(onUnsaved ? { onUnsaved } : {}),
    initial: {
      availability: profile.availability,
      // What is over says nothing any more.
      periods: profile.availabilityPeriods.filter(({ endDate }) => endDate >= today),
      added: noPeriod,
    },
    check: ({ availability }) =>
      availability.length === 0 ? { availability: t("availability.needOne") } : {},
    change: ({ availability, periods, added }) => ({
      profile: { availability, availabilityPeriods: withAdded(periods, added) },
    }),
  });
  const { values, errors, change } = form;
  const Heading = isPage ? "h2" : "h3";
  return (
    <SectionForm isPage={isPage} form={form} onCancel={onCancel}>
      <div className="grid gap-4">
        <Heading className="text-lg">{t("availability.label")}</Heading>
        <WeekFields
          week={values.availability}
          error={errors.availability}
          onChange={(availability) => change({ availability })}
        />
      </div>
      <PeriodsField
        periods={values.periods}
        added={values.added}
        today={today}
        heading={Heading}
        error={errors.availabilityPeriods}
        onChange={change}
      />
      <div className="grid gap-3">
        <Heading className="text-lg">{t("availability.months")}</Heading>
        {renderMonths(values.availability, withAdded(values.periods, values.added))}
      </div>
    </SectionForm>
  );
}
