import { useQueryClient } from "@tanstack/react-query";
import { MonitorSmartphone } from "lucide-react";
import { useState } from "react";
import type { Session } from "#contract/account.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { useLoadedQuery } from "#web/lib/page/loaded-query.ts";
import { formatDate, formatMoment, formatTime } from "#web/lib/text/formatting.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { CardSection } from "#web/ui/page/card-section.tsx";
import { Tag } from "#web/ui/tag.tsx";

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

type DeviceRowProps = { session: Session; name: string; now: string; onEnd: () => void };

function DeviceRow({ session, name, now, onEnd }: DeviceRowProps) {
  const { t } = useTranslation("settings");
  const locale = useLocale();
  const { isCurrent, lastUsedAt } = session;
  const when = formatMoment(lastUsedAt, locale, new Date(now));
  return (
    <li className="flex items-center gap-3.5 py-3">
      <MonitorSmartphone className="size-6 shrink-0 text-brand" />
      <div className="min-w-0 flex-1">
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 font-semibold">
          {name}
          {isCurrent && <Tag tone="ok">{t("devices.current")}</Tag>}
        </p>
        <p className="text-sm text-ink-soft">
          {isCurrent ? (
            t("devices.inUse")
          ) : (
            <time
              dateTime={lastUsedAt}
              title={`${formatDate(lastUsedAt, locale)} ${formatTime(lastUsedAt)}`}
            >
              {t("devices.lastUsed", { when })}
            </time>
          )}
        </p>
      </div>
      <Button
        variant="secondary"
        size="sm"
        onClick={onEnd}
        aria-label={t("devices.endOf", { device: name })}
        className="shrink-0"
      >
        {t("devices.end")}
      </Button>
    </li>
  );
}

type EndSessionDialogProps = {
  /** The one to be ended; null: nothing is asked. */
  session: Session | null;
  name: string;
  pending: boolean;
  onClose: () => void;
  onConfirm: (session: Session) => void;
};

function EndSessionDialog(props: EndSessionDialogProps) {
  const { session, pending, onClose, onConfirm } = props;
  const { t } = useTranslation("settings");
  const shown = useLastGiven(session, props.name);
  const isCurrent = shown.session?.isCurrent === true;
  return (
    <ConfirmDialog
      open={session !== null}
      title={
        isCurrent
          ? t("devices.confirmCurrentTitle")
          : t("devices.confirmTitle", { device: shown.name })
      }
      confirm={t("devices.confirm")}
      cancel={t("devices.keep")}
      pending={pending}
      onConfirm={() => {
        if (shown.session) onConfirm(shown.session);
      }}
      onClose={onClose}
    >
      {isCurrent ? t("devices.confirmCurrentText") : t("devices.confirmText")}
    </ConfirmDialog>
  );
}

/** While the dialog moves out of sight it still says what it said. */
function useLastGiven(session: Session | null, name: string) {
  const [last, setLast] = useState({ session, name });
  if (session && (session !== last.session || name !== last.name)) setLast({ session, name });
  return last;
}
