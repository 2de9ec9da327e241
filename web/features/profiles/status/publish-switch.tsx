import { useState } from "react";
import type { OwnProfile } from "#contract/profiles.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { useSaveAtOnce } from "./use-save-at-once.ts";

/** Whether others find the profile. Turns at once, and back when the server won't have it. */
export function PublishSwitch({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const save = useSaveAtOnce();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? profile.published;
  const missing = profile.missingToPublish.length;

  async function turn(published: boolean) {
    if (wanted !== null) return;
    setWanted(published);
    await save({ published }, published ? t("publish.online") : t("publish.offline"));
    setWanted(null);
  }

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
