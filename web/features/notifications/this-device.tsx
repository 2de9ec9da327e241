import { useEffect, useState } from "react";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type PushState, renewPush, turnPushOff, turnPushOn } from "#web/lib/live/push.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";

/** Whether this browser shows notifications: its own affair, apart from what the account wants. */
export function ThisDevice() {
  const { t } = useTranslation("notifications");
  const [state, setState] = useState<PushState | null>(null);
  const { press, pending } = useAction({
    send: (_call, isOn: boolean) => (isOn ? turnPushOn() : turnPushOff()),
    onDone: setState,
    failed: t("failed"),
  });

  useEffect(() => {
    renewPush().then(setState, (error) => logError("push not renewed", error));
  }, []);

  const isPossible = state === "on" || state === "off";
  return (
    <CardSection heading={t("device.heading")}>
      <SwitchField
        trailing
        label={t("device.label")}
        hint={t("device.hint")}
        checked={state === "on"}
        disabled={!isPossible || pending}
        onChange={(isOn) => void press(isOn)}
      />
      <p role="status" className="mt-2 text-sm text-ink-soft empty:hidden">
        {state === "denied" && t("device.denied")}
        {state === "missing" && t("device.missing")}
      </p>
    </CardSection>
  );
}
