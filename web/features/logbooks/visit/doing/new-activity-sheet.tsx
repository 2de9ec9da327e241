import { useState } from "react";
import type { ActivityKind } from "#contract/logbooks/logbook-entries.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { ChipsField } from "#web/ui/choices/chips-field.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { noteMaxLength } from "../limits.ts";
import { kindInWords } from "../visit-words.ts";
import { type Details, lasting, MinutesField } from "./activity-sheet.tsx";
import { houseKinds, petKinds } from "./quick-activities.ts";
import type { Doing } from "./quick-part.tsx";

export type NewActivitySheetProps = {
  /** A note is words alone; something else is one of all there is to do. */
  isNote: boolean;
  pets: Logbook["pets"];
  ownerName: string;
  onAdd: (doing: Doing, details: Details) => void;
  onClose: () => void;
};

const house = "house";

/** Loaded when asked for: something that has no tile, or just a word. */
export function NewActivitySheet(props: NewActivitySheetProps) {
  const { isNote, pets, ownerName, onAdd, onClose } = props;
  const { t } = useTranslation("logbook-visit");
  const known = pets.filter(({ id }) => id !== undefined);
  const [who, setWho] = useState<string>(isNote ? house : String(known[0]?.id ?? house));
  const [kind, setKind] = useState<ActivityKind>("other");
  const [note, setNote] = useState("");
  const [minutes, setMinutes] = useState<number | null>(null);
  const [error, setError] = useState<string>();
  const pet = known.find(({ id }) => String(id) === who);
  const kinds: ActivityKind[] = [...(pet ? petKinds : houseKinds), "other"];

  function choose(next: string) {
    setWho(next);
    setKind("other");
  }

  function add() {
    // Something else without a word says nothing.
    if (kind === "other" && note.trim() === "") return setError(t("activity.noteNeeded"));
    const lasted = lasting.includes(kind) && minutes !== null;
    onAdd(
      { kind, ...(pet ? { pet } : {}) },
      { ...(note.trim() ? { note: note.trim() } : {}), ...(lasted ? { minutes } : {}) },
    );
  }

  return (
    <Sheet
      open
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t(isNote ? "activity.noteTitle" : "activity.newTitle")}
      wide="centre"
      footer={
        <Button wide variant="brand" onClick={add}>
          {t("activity.add")}
        </Button>
      }
    >
      <div className="grid gap-5 pb-5">
        {known.length > 0 && (
          <ChipsField
            single
            label={t("activity.who")}
            options={[
              ...known.map(({ id, name }) => ({ id: String(id), label: name })),
              { id: house, label: t("activity.house") },
            ]}
            value={[who]}
            onChange={([next]) => choose(next ?? house)}
          />
        )}
        {!isNote && (
          <ChipsField
            single
            label={t("activity.what")}
            options={kinds.map((id) => ({ id, label: kindInWords(id, pet?.category, t) }))}
            value={[kind]}
            onChange={([next]) => setKind(next ?? "other")}
          />
        )}
        {lasting.includes(kind) && <MinutesField value={minutes} onChange={setMinutes} />}
        <TextAreaField
          label={t(isNote || kind === "other" ? "activity.noteLabel" : "activity.note")}
          hint={t("activity.noteHint", { name: ownerName })}
          optional={kind !== "other"}
          rows={3}
          maxLength={noteMaxLength}
          value={note}
          {...(error && note.trim() === "" ? { error } : {})}
          onChange={setNote}
        />
      </div>
    </Sheet>
  );
}
