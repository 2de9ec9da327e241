import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { useSaveAtOnce } from "./use-save-at-once.ts";

/** Whether others find the profile. Turns at once, and back when the server won't have it. */
export function PublishSwitch({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const save = useSaveAtOnce();
  const [wanted] = save.running;
  const isOn = wanted?.change.published ?? profile.published;
  const missing = profile.missingToPublish.length;

  const turn = (published: boolean) =>
    save.press({
      change: { published },
      done: published ? t("publish.online") : t("publish.offline"),
    });

  return (
    <SwitchField
      trailing
      label={t("publish.label")}
      hint={
        isOn
          ? t("publish.isOn")
          : missing > 0
            ? t("publish.cannot", { count: missing })
            : t("publish.isOff")
      }
      checked={isOn}
      disabled={!isOn && missing > 0}
      onChange={(published) => void turn(published)}
      className="rounded-field bg-sunken px-4 py-3 [&_[id$=label]]:font-semibold"
    />
  );
}
