import { RefreshCw, X } from "lucide-react";
import { useState } from "react";
import { doneShortlyBefore } from "#contract/logbooks/again.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { createClientId } from "#web/lib/outbox/client-id.ts";
import { Button } from "#web/ui/button.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { clockInWords } from "../logbook-words.ts";
import type { WaitingDeed } from "./deeds.ts";
import type { LogbookQueue } from "./use-logbook-queue.ts";
import { deedInWords, sizeInWords, toldDeeds } from "./waiting-words.ts";

export type WaitingSheetProps = {
  queue: LogbookQueue;
  logbook: Pick<Logbook, "pets" | "tasks" | "entries">;
  onClose: () => void;
};

/** Everything that is still on this device alone, each to be taken back. */
export function WaitingSheet({ queue, logbook, onClose }: WaitingSheetProps) {
  const { t } = useTranslation("logbook-queue");
  const { t: logbooks } = useTranslation("logbooks");
  const [asked, setAsked] = useState<{ clientId: string; count: number } | null>(null);
  const told = toldDeeds(queue.waiting);

  function remove({ clientId }: WaitingDeed) {
    const count = queue.belongingTo(clientId);
    if (count > 0) setAsked({ clientId, count });
    else void queue.remove(clientId);
  }

  /** It is not the server's doubt that counts, but whether they meant it. */
  async function again({ order: _order, state: _state, why: _why, ...deed }: WaitingDeed) {
    if (deed.kind !== "activity") return;
    await queue.remove(deed.clientId);
    await queue.add({ ...deed, clientId: createClientId(), again: true });
  }

  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("sheet.title")}
      wide="centre"
      footer={
        <Button variant="secondary" wide onClick={queue.sendNow}>
          <RefreshCw className="size-5" />
          {t("sheet.tryNow")}
        </Button>
      }
    >
      <p className="text-ink-soft">
        {told.length === 0 ? t("sheet.empty") : t(queue.isStored ? "sheet.text" : "sheet.notKept")}
      </p>
      <ul className="mt-2 divide-y divide-line">
        {told.map((deed) => (
          <Row
            key={deed.clientId}
            deed={deed}
            what={deedInWords(deed, logbook, { t, logbooks })}
            onRemove={() => remove(deed)}
            onAgain={() => void again(deed)}
            isDoneBefore={isDoneBefore(deed, logbook.entries)}
          />
        ))}
      </ul>
      {asked && (
        <ConfirmDialog
          title={t("sheet.withVisit.title")}
          confirm={t("sheet.withVisit.confirm")}
          cancel={t("sheet.withVisit.cancel")}
          onConfirm={async () => {
            await queue.remove(asked.clientId);
            setAsked(null);
          }}
          onClose={() => setAsked(null)}
        >
          {t("sheet.withVisit.text", { count: asked.count })}
        </ConfirmDialog>
      )}
    </Sheet>
  );
}

/** Refused because somebody had done it only just before, which this device did not know then. */
function isDoneBefore(deed: WaitingDeed, entries: Logbook["entries"]): boolean {
  if (deed.kind !== "activity" || deed.state !== "refused" || deed.again) return false;
  const done = entries.flatMap(({ activities }) => activities);
  const { activity: kind, petId, happenedAt: at } = deed;
  return doneShortlyBefore(done, { kind, petId, at }) !== null;
}

type RowProps = {
  deed: WaitingDeed;
  what: string;
  isDoneBefore: boolean;
  onRemove: () => void;
  onAgain: () => void;
};

function Row({ deed, what, isDoneBefore, onRemove, onAgain }: RowProps) {
  const { t } = useTranslation("logbook-queue");
  const size = sizeInWords(deed, t);
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold break-words">{what}</p>
        <p className="text-sm text-ink-soft">
          {[clockInWords(deed.happenedAt), ...(size ? [size] : [])].join(", ")}
        </p>
        {deed.state === "refused" && (
          <p className="text-sm text-danger">
            {t("sheet.refused")} {deed.why || t("sheet.unknownReason")}
          </p>
        )}
        {isDoneBefore && (
          <Button variant="soft" size="sm" onClick={onAgain}>
            {t("sheet.again")}
          </Button>
        )}
      </div>
      <IconButton label={t("sheet.remove", { what })} icon={<X />} onClick={onRemove} />
    </li>
  );
}
