import { useState } from "react";
import type { OwnRequest } from "#contract/requests.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";

export type ActivationSwitchProps = {
  request: OwnRequest;
  onTurned: () => Promise<void>;
};

/** Whether sitters find the request. Turns at once, and back when the server won't have it. */
export function ActivationSwitch({ request, onTurned }: ActivationSwitchProps) {
  const { t } = useTranslation("requests");
  const [wanted, setWanted] = useState<boolean | null>(null);
  const isOn = wanted ?? request.status === "active";
  const isBlocked = !isOn && request.missingToActivate.length > 0;

  async function turn(isActivated: boolean) {
    if (wanted !== null) return;
    setWanted(isActivated);
    try {
      await api.call("requests.activate", { body: { isActivated } });
      await onTurned();
      showToast({ text: t(isActivated ? "manage.turnedOn" : "manage.turnedOff") });
    } catch (error) {
      if (!(error instanceof ApiError)) logError("request not turned on or off", error);
      const [line] = error instanceof ApiError ? error.messages : [];
      showToast({ text: line ?? t("manage.turnFailed") });
    } finally {
      setWanted(null);
    }
  }

  return (
    <SwitchField
      trailing
      label={t("manage.switch")}
      hint={t(isOn ? "manage.isOn" : "manage.isOff")}
      checked={isOn}
      disabled={isBlocked}
      onChange={(isActivated) => void turn(isActivated)}
      className="rounded-field bg-sunken px-4 py-3 [&_[id$=label]]:font-semibold"
    />
  );
}
