import { useRef, useState } from "react";
import type { NotificationChannel, NotificationPreferences } from "#contract/notifications.ts";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { CardSection } from "#web/ui/page/card-section.tsx";
import type { PreferencesChange } from "./notification-calls.ts";
import { QuietHours } from "./quiet-hours.tsx";

/** What people are told of so far; the page shows no switch that does nothing. */
const shownKinds = ["messages", "bookings"] as const;
type ShownKind = (typeof shownKinds)[number];

/** What takes effect at once is shown at once, and shown back when it can't be kept. */
export function NotificationChoices({ preferences }: { preferences: NotificationPreferences }) {
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

  const turn = (kind: ShownKind, channel: NotificationChannel, isOn: boolean) => {
    const choice = { ...shown[kind], [channel]: isOn };
    return void change({ ...shown, [kind]: choice }, { [kind]: { [channel]: isOn } });
  };

  return (
    <>
      {shownKinds.map((kind) => (
        <KindChoices
          key={kind}
          kind={kind}
          choice={shown[kind]}
          onTurn={(channel, isOn) => turn(kind, channel, isOn)}
        />
      ))}
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

type KindChoicesProps = {
  kind: ShownKind;
  choice: NotificationPreferences[ShownKind];
  onTurn: (channel: NotificationChannel, isOn: boolean) => void;
};

function KindChoices({ kind, choice, onTurn }: KindChoicesProps) {
  const { t } = useTranslation("notifications");
  return (
    <CardSection heading={t(`${kind}.heading`)} text={t(`${kind}.text`)}>
      <div className="grid gap-2">
        <SwitchField
          trailing
          label={t(`${kind}.email`)}
          hint={t(`${kind}.emailHint`)}
          checked={choice.email}
          onChange={(isOn) => onTurn("email", isOn)}
        />
        <SwitchField
          trailing
          label={t(`${kind}.push`)}
          hint={t(`${kind}.pushHint`)}
          checked={choice.push}
          onChange={(isOn) => onTurn("push", isOn)}
        />
      </div>
    </CardSection>
  );
}
