import { useRef, useState } from "react";
import type { NotificationPreferences } from "#contract/notifications.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { CardSection } from "#web/ui/page/card-section.tsx";
import type { PreferencesChange } from "./notification-calls.ts";
import { QuietHours } from "./quiet-hours.tsx";

/** What takes effect at once is shown at once, and shown back when it can't be kept. */
export function MessageChoices({ preferences }: { preferences: NotificationPreferences }) {
  const { t } = useTranslation("notifications");
  const [shown, setShown] = useState(preferences);
  const last = useRef(0);

  async function change(next: NotificationPreferences, body: PreferencesChange) {
    const before = shown;
    last.current += 1;
    const turn = last.current;
    setShown(next);
    try {
      const { updatePreferences } = await import("./notification-calls.ts");
      const kept = await updatePreferences(body);
      // An answer to an earlier press says nothing about the last one.
      if (turn === last.current) setShown(kept);
    } catch (error) {
      if (!(error instanceof ApiError)) logError("preferences not kept", error);
      setShown(before);
      showToast({ text: t("failed") });
    }
  }

  const turnMessages = (channel: "email" | "push") => (isOn: boolean) => {
    const messages = { ...shown.messages, [channel]: isOn };
    return void change({ ...shown, messages }, { messages: { [channel]: isOn } });
  };

  return (
    <>
      <CardSection heading={t("messages.heading")} text={t("messages.text")}>
        <div className="grid gap-2">
          <SwitchField
            trailing
            label={t("messages.email")}
            hint={t("messages.emailHint")}
            checked={shown.messages.email}
            onChange={turnMessages("email")}
          />
          <SwitchField
            trailing
            label={t("messages.push")}
            hint={t("messages.pushHint")}
            checked={shown.messages.push}
            onChange={turnMessages("push")}
          />
        </div>
      </CardSection>
      <QuietHours
        hours={shown.quietHours}
        onChange={(quietHours) => {
          const { quietHours: _, ...rest } = shown;
          void change(quietHours ? { ...rest, quietHours } : rest, {
            quietHours: quietHours ?? "",
          });
        }}
      />
    </>
  );
}
