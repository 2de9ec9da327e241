import { Lock } from "lucide-react";
import { useRef, useState } from "react";
import type { CallInput } from "#contract/endpoints.ts";
import { offeredKinds } from "#contract/notices/offered-kinds.ts";
import type { NotificationChannel, NotificationPreferences } from "#contract/notifications.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Card } from "#web/ui/card.tsx";
import { SwitchField } from "#web/ui/forms/switch-field.tsx";
import { QuietHours } from "./quiet-hours.tsx";

type ShownKind = (typeof offeredKinds)[number];
type Change = {
  next: NotificationPreferences;
  body: CallInput<"notifications.updatePreferences">["body"];
};

/** What takes effect at once is shown at once, and shown back when it can't be kept. */
export function NotificationChoices({ preferences }: { preferences: NotificationPreferences }) {
  const { t } = useTranslation("notifications");
  const [shown, setShown] = useState(preferences);
  const last = useRef<Change>(null);
  const { press } = useAction({
    send: (call, { body }: Change) => call("notifications.updatePreferences", { body }),
    atOnce(change) {
      last.current = change;
      setShown(change.next);
      return () => setShown(shown);
    },
    onDone({ data: kept }, change) {
      // An answer to an earlier press says nothing about the last one.
      if (change === last.current) setShown(kept);
    },
    failed: t("failed"),
    about: (change) => change,
  });

  const turn = (kind: ShownKind, channel: NotificationChannel, isOn: boolean) => {
    const choice = { ...shown[kind], [channel]: isOn };
    const next = { ...shown, [kind]: choice };
    return void press({ next, body: { [kind]: { [channel]: isOn } } });
  };

  return (
    <>
      <Card as="section" edged aria-label={t("choices.heading")}>
        <div className="flex items-center gap-2 pb-3 text-sm font-semibold" aria-hidden="true">
          <span className="flex-1">{t("choices.kind")}</span>
          <span className={cellLook}>{t("choices.email")}</span>
          <span className={cellLook}>{t("choices.push")}</span>
        </div>
        <ul className="divide-y divide-line border-t border-line">
          {offeredKinds.map((kind) => (
            <li key={kind} className="flex items-center gap-2 py-2">
              <KindWords kind={kind} />
              {(["email", "push"] as const).map((channel) => (
                <Switch
                  key={channel}
                  label={t("choices.of", {
                    kind: t(`choices.kinds.${kind}.label`),
                    channel: t(`choices.${channel}`),
                  })}
                  checked={shown[kind][channel]}
                  onChange={(isOn) => turn(kind, channel, isOn)}
                />
              ))}
            </li>
          ))}
          <li className="flex items-center gap-2 py-2">
            <KindWords kind="needed" />
            <span className={cellLook}>
              <Lock className="size-5 text-ink-soft" />
              <span className="sr-only">{t("choices.always")}</span>
            </span>
            <span className={cellLook} aria-hidden="true">
              <Lock className="size-5 text-ink-soft" />
            </span>
          </li>
        </ul>
      </Card>
      <QuietHours
        hours={shown.quietHours}
        onChange={(quietHours) => {
          const { quietHours: _, ...rest } = shown;
          const next = quietHours ? { ...rest, quietHours } : rest;
          void press({ next, body: { quietHours: quietHours ?? "" } });
        }}
      />
    </>
  );
}

const cellLook = "grid w-13 shrink-0 place-items-center text-center";

function KindWords({ kind }: { kind: ShownKind | "needed" }) {
  const { t } = useTranslation("notifications");
  return (
    <div className="min-w-0 flex-1">
      <p className="font-semibold">{t(`choices.kinds.${kind}.label`)}</p>
      <p className="text-sm text-ink-soft">{t(`choices.kinds.${kind}.hint`)}</p>
    </div>
  );
}

type SwitchProps = { label: string; checked: boolean; onChange: (isOn: boolean) => void };

/** Its words are those of its row and column. */
function Switch({ label, checked, onChange }: SwitchProps) {
  return (
    <SwitchField
      label={label}
      labelHidden
      checked={checked}
      onChange={onChange}
      className={cellLook}
    />
  );
}
