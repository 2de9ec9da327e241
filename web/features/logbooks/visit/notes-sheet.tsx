import { useState } from "react";
import { readDraft, removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { notesMaxLength } from "./limits.ts";

export type NotesSheetProps = {
  logbookId: number;
  notes: string;
  ownerName: string;
  /** False: it could not be kept, and stays open with what was typed. */
  onSave: (notes: string) => Promise<boolean>;
  onClose: () => void;
};

/** Loaded when asked for: the sitter's notes of the whole stay. */
export function NotesSheet(props: NotesSheetProps) {
  const { logbookId, notes: before, ownerName, onSave, onClose } = props;
  const { t } = useTranslation("logbook-visit");
  const notes = useDraftText("notes", logbookId, before);

  async function save() {
    const written = notes.text.trim();
    if (written !== before && !(await onSave(written))) return;
    notes.forget();
    onClose();
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("notes.title")}
      wide="centre"
      footer={
        <Button wide variant="brand" onClick={() => void save()}>
          {t("notes.save")}
        </Button>
      }
    >
      <div className="pb-5">
        <TextAreaField
          label={t("notes.label", { name: ownerName })}
          hint={t("notes.hint")}
          rows={5}
          maxLength={notesMaxLength}
          value={notes.text}
          onChange={notes.type}
        />
      </div>
    </Sheet>
  );
}

/** What is typed into a sheet of a logbook: it survives closing the sheet, and the page, until it is kept. */
export function useDraftText(name: string, logbookId: number, before: string) {
  const key = `logbookNote-${name}-${logbookId}`;
  const [text, setText] = useState(() => {
    const draft = readDraft(key);
    return typeof draft === "string" ? draft : before;
  });

  function type(typed: string) {
    setText(typed);
    if (typed === before) removeDraft(key);
    else writeDraft(key, typed);
  }

  return { text, type, forget: () => removeDraft(key) };
}
