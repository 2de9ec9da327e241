import type { LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { noteMaxLength } from "../limits.ts";
import { durationInWords } from "../visit-words.ts";

export type LeaveSheetProps = {
  minutes: number;
  /** How much was written in this visit. */
  count: number;
  /** What was asked for today and is not done. */
  openTasks: readonly LogbookTask[];
  ownerName: string;
  note: string;
  onNote: (note: string) => void;
  onLeave: () => Promise<void>;
  onClose: () => void;
};

/** Loaded when asked for: what the visit was, room for a word about it, and out. */
export function LeaveSheet(props: LeaveSheetProps) {
  const { minutes, count, openTasks, ownerName, note, onNote, onLeave, onClose } = props;
  const { t } = useTranslation("logbook-visit");
  const leaving = useAction({ send: onLeave });

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("leave.title")}
      wide="centre"
      footer={
        <>
          <Button variant="ghost" className="flex-1" onClick={onClose}>
            {t("leave.stay")}
          </Button>
          <Button
            variant="brand"
            className="flex-1"
            pending={leaving.pending}
            onClick={() => void leaving.press()}
          >
            {t("leave.go")}
          </Button>
        </>
      }
    >
      <div className="grid gap-4 pb-5">
        <p>
          {t("leave.lead", { duration: durationInWords(minutes, t) })} {t("leave.did", { count })}
        </p>
        {openTasks.length > 0 && (
          <div className="rounded-field bg-warn-soft px-4 py-3 text-sm">
            <p className="font-semibold">{t("leave.openTasks", { name: ownerName })}</p>
            <ul className="list-inside list-disc">
              {openTasks.map(({ id, text }) => (
                <li key={id}>{text}</li>
              ))}
            </ul>
          </div>
        )}
        <TextAreaField
          label={t("leave.note")}
          hint={t("leave.noteHint", { name: ownerName })}
          optional
          rows={3}
          maxLength={noteMaxLength}
          value={note}
          onChange={onNote}
        />
      </div>
    </Sheet>
  );
}
