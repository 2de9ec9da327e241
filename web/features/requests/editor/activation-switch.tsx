import type { OwnRequest } from "#contract/requests.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";

export type ActivationSwitchProps = {
  request: OwnRequest;
  onTurned: () => Promise<void>;
};

/** Whether sitters find the request. Turns at once, and back when the server won't have it. */
export function ActivationSwitch({ request, onTurned }: ActivationSwitchProps) {
  const { t } = useTranslation("requests");
  const { press, running } = useAction({
    send: (call, isActivated: boolean) => call("requests.activate", { body: { isActivated } }),
    onDone: onTurned,
    done: (isActivated) => t(isActivated ? "manage.turnedOn" : "manage.turnedOff"),
    failed: t("manage.turnFailed"),
  });
  const isOn = running[0] ?? request.status === "active";
  const isBlocked = !isOn && request.missingToActivate.length > 0;

  return (
    <SwitchField
      trailing
      label={t("manage.switch")}
      hint={t(isOn ? "manage.isOn" : "manage.isOff")}
      checked={isOn}
      disabled={isBlocked}
      onChange={(isActivated) => void press(isActivated)}
      className="rounded-field bg-sunken px-4 py-3 [&_[id$=label]]:font-semibold"
    />
  );
}
