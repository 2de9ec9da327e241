import type { OwnProfile } from "#contract/profiles.ts";
import { AvailabilityForm, type RenderMonths } from "../pages/availability-form.tsx";
import { useInlineSection } from "../section-form.tsx";

export type AvailabilityInlineFormProps = {
  profile: OwnProfile;
  today: string;
  renderMonths: RenderMonths;
};

export function AvailabilityInlineForm({ profile, ...rest }: AvailabilityInlineFormProps) {
  const { ends, cancel } = useInlineSection(profile.id, "availability");
  return <AvailabilityForm profile={profile} {...rest} {...ends} onCancel={cancel} />;
}
