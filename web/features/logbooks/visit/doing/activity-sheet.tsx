import { Repeat2, Trash2 } from "lucide-react";
import { useState } from "react";
import type { ActivityKind, LogbookActivity } from "#contract/logbooks/logbook-entries.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { NumberField } from "#web/ui/forms/number-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { clockInWords } from "../../logbook-words.ts";
import { mostMinutes, noteMaxLength } from "../limits.ts";

/** What is said of something that was done, beyond that it was. */
export type Details = { note?: string; minutes?: number };

/** These take a while that is worth telling. */
export const lasting: readonly ActivityKind[] = ["walked", "played", "cuddled"];

export type ActivitySheetProps = {
  /** What it is, with whom: the title. */
  title: string;
  /** The times that it was done in this visit, the latest last; never none. */
  done: readonly LogbookActivity[];
  ownerName: string;
  onSave: (activity: LogbookActivity, details: Details) => void;
  onAgain: () => void;
  onRemove: (activity: LogbookActivity) => void;
  onClose: () => void;
};

/** Loaded when asked for: a word about what was done, once more, or not at all. */
export function ActivitySheet(props: ActivitySheetProps) {
  const { title, done, ownerName, onSave, onAgain, onRemove, onClose } = props;
  const { t } = useTranslation("logbook-visit");
  const last = done.at(-1);
  const [note, setNote] = useState(last?.note ?? "");
  const [minutes, setMinutes] = useState<number | null>(last?.minutes ?? null);
  if (!last) return null;
  const earlier = done.slice(0, -1).toReversed();
  const details = { ...(note.trim() ? { note } : {}), ...(minutes === null ? {} : { minutes }) };
  const isChanged = note.trim() !== (last.note ?? "") || minutes !== (last.minutes ?? null);
  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={title}
      wide="centre"
      footer={
        <Button
          wide
          variant="brand"
          onClick={() => (isChanged ? onSave(last, details) : onClose())}
        >
          {t("activity.save")}
        </Button>
      }
    >
      <div className="grid gap-5 pb-5">
        <p className="text-ink-soft">{t("activity.doneAt", { time: clockInWords(last.doneAt) })}</p>
        <TextAreaField
          label={t("activity.note")}
          hint={t("activity.noteHint", { name: ownerName })}
          optional
          rows={2}
          maxLength={noteMaxLength}
          value={note}
          onChange={setNote}
        />
        {lasting.includes(last.kind) && <MinutesField value={minutes} onChange={setMinutes} />}
        <div className="flex flex-wrap gap-2">
          <Button variant="soft" size="sm" onClick={onAgain}>
            <Repeat2 className="size-5" />
            {t("activity.again")}
          </Button>
          <Button variant="danger" size="sm" onClick={() => onRemove(last)}>
            <Trash2 className="size-5" />
            {t("activity.remove")}
          </Button>
        </div>
        {earlier.length > 0 && (
          <div>
            <h3 className="text-base">{t("activity.earlier")}</h3>
            <ul className="divide-y divide-line">
              {earlier.map((one) => (
                <li key={one.clientId ?? one.id} className="flex items-center gap-3 py-1.5">
                  <span className="tabular">{clockInWords(one.doneAt)}</span>
                  <span className="min-w-0 flex-1 truncate text-ink-soft">{one.note}</span>
                  <IconButton
                    label={`${t("activity.remove")}: ${clockInWords(one.doneAt)}`}
                    icon={<Trash2 />}
                    onClick={() => onRemove(one)}
                  />
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
    </Sheet>
  );
}

export type MinutesFieldProps = {
  value: number | null;
  onChange: (minutes: number | null) => void;
};

export function MinutesField({ value, onChange }: MinutesFieldProps) {
  const { t } = useTranslation("logbook-visit");
  return (
    <NumberField
      label={t("activity.minutes")}
      trail={t("activity.minutesUnit")}
      optional
      stepper
      step={5}
      min={1}
      max={mostMinutes}
      value={value}
      onChange={onChange}
    />
  );
}
