import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Session } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { DeviceRow } from "./device-row.tsx";
import { EndSessionDialog } from "./end-session-dialog.tsx";

const sessionsKey = ["sessions"] as const;

export type DevicesSectionProps = {
  sessions: Loaded<Session[]>;
  /** When the list was made, so that server and browser say 'today' of the same day. */
  now: string;
  onLogOut: () => void;
};

export function DevicesSection({ sessions: source, now, onLogOut }: DevicesSectionProps) {
  const { t } = useTranslation("settings");
  const queries = useQueryClient();
  const { data: sessions = [] } = useLoadedQuery(
    {
      queryKey: sessionsKey,
      queryFn: async () => (await api.call("access.listSessions", {})).data,
    },
    source,
  );
  const [asked, setAsked] = useState<Session | null>(null);
  const ending = useAction({
    send: (call, { id }: Session) => call("access.endSession", { params: { id: String(id) } }),
    done: (session) => t("devices.ended", { device: nameOf(session) }),
    onDone: () => setAsked(null),
    onEnd: () => queries.invalidateQueries({ queryKey: sessionsKey }),
    failed: t("devices.failed"),
  });

  const nameOf = ({ device }: Session) => (device === "?" ? t("devices.unknown") : device);

  return (
    <CardSection heading={t("devices.heading")} text={t("devices.text")}>
      <ul aria-label={t("devices.list")} className="-my-3 divide-y divide-line">
        {sessions.map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            name={nameOf(session)}
            now={now}
            onEnd={() => setAsked(session)}
          />
        ))}
      </ul>
      <EndSessionDialog
        session={asked}
        name={asked ? nameOf(asked) : ""}
        pending={ending.pending}
        onClose={() => setAsked(null)}
        onConfirm={(session) => (session.isCurrent ? onLogOut() : void ending.press(session))}
      />
    </CardSection>
  );
}
