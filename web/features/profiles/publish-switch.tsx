import { useState } from "react";
import type { OwnProfile } from "#contract/profiles.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { useAdoptUser } from "./use-adopt-user.ts";

/** Whether others find the profile. Turns at once, and back when the server won't have it. */
export function PublishSwitch({ profile }: { profile: OwnProfile }) {
  const { t } = useTranslation("profiles");
  const adopt = useAdoptUser();
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? profile.published;
  const missing = profile.missingToPublish.length;

  async function turn(published: boolean) {
    if (wanted !== null) return;
    setWanted(published);
    try {
      const { saveUser } = await import("./profile-calls.ts");
      await adopt(await saveUser({ profile: { published } }));
      showToast({ text: published ? t("publish.online") : t("publish.offline") });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("profile not published", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("failed") });
    } finally {
      setWanted(null);
    }
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
