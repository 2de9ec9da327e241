import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { lazyPart } from "#web/lib/page/lazy-part.ts";
import { ProfileSection } from "../profile-section.tsx";

const CancellingForm = lazyPart(async () => (await import("./cancelling-form.tsx")).CancellingForm);

export function CancellingSection({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation(["profiles", "care"]);
  const { cancellingTerm } = profile;
  return (
    <ProfileSection
      section="cancelling"
      title={t("sections.cancelling")}
      // There is always a term: the mildest one counts until another is chosen.
      empty=""
      isEmpty={false}
      summary={
        <>
          <p className="font-semibold">{t(`care:cancelling.${cancellingTerm}.name`)}</p>
          <p className="text-ink-soft">{t(`care:cancelling.${cancellingTerm}.text`)}</p>
        </>
      }
      form={() => <CancellingForm profile={profile} />}
    />
  );
}
