import { ArrowDown, ArrowUp, Trash2 } from "lucide-react";
import { useState } from "react";
import type { Logbook } from "#contract/logbooks.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { DateField } from "#web/ui/dates/date-field.tsx";
import { TimeField } from "#web/ui/dates/time-field.tsx";
import { SelectField } from "#web/ui/forms/select-field.tsx";
import { TextField } from "#web/ui/forms/text-field.tsx";
import { IconButton } from "#web/ui/icon-button.tsx";
import type { TaskRow } from "./task-rows.ts";

/** As the contract has it (`taskMaxLength`), without its schemas. */
const taskMaxLength = 200;
const everyPet = "all";

type Field = "text" | "date" | "time" | "petId";

export type TaskFieldsProps = {
  row: TaskRow;
  number: number;
  logbook: Logbook;
  errorOf: (field: Field) => string | undefined;
  onChange: (changed: Partial<TaskRow>) => void;
  onLeave: (field: Field) => void;
  onRemove: () => void;
  /** Null: it is the first, or the last. */
  onUp: (() => void) | null;
  onDown: (() => void) | null;
};

/** One task: what, and if it matters when and for whom. */
export function TaskFields(props: TaskFieldsProps) {
  const { row, number, logbook, errorOf, onChange, onLeave, onRemove, onUp, onDown } = props;
  const { t } = useTranslation("logbooks");
  const [isOpen, setOpen] = useState(row.date !== null || row.time !== "" || row.petId !== null);
  const hasDetailError = errorOf("date") ?? errorOf("time") ?? errorOf("petId");
  const bound = (field: Field) => ({ error: errorOf(field), onBlur: () => onLeave(field) });
  const pets = logbook.pets.flatMap(({ id, name }) =>
    id === undefined ? [] : [{ id: String(id), label: name }],
  );
  return (
    <div className="grid gap-3 rounded-card border border-line bg-surface p-3.5">
      <TextField
        label={t("tasks.text", { number })}
        placeholder={t("tasks.example")}
        maxLength={taskMaxLength}
        autoComplete="off"
        value={row.text}
        onChange={(text) => onChange({ text })}
        {...bound("text")}
      />
      {isOpen || hasDetailError ? (
        <div className="grid gap-3 sm:grid-cols-2">
          <DateField
            label={t("tasks.date")}
            hint={t("tasks.dateHint")}
            optional
            value={row.date}
            onChange={(date) => onChange({ date })}
            {...bound("date")}
          />
          <TimeField
            label={t("tasks.time")}
            optional
            value={row.time}
            onChange={(time) => onChange({ time })}
            {...bound("time")}
          />
          {pets.length > 1 && (
            <SelectField
              label={t("tasks.pet")}
              optional
              options={[{ id: everyPet, label: t("tasks.everyPet") }, ...pets]}
              value={row.petId ?? everyPet}
              onChange={(pet) => onChange({ petId: pet === everyPet ? null : pet })}
              {...bound("petId")}
            />
          )}
        </div>
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-1">
        {isOpen ? (
          <span />
        ) : (
          <Button variant="ghost" size="sm" className="-ml-2" onClick={() => setOpen(true)}>
            {t("tasks.details")}
          </Button>
        )}
        <span className="flex">
          <IconButton
            label={t("tasks.up", { number })}
            icon={<ArrowUp />}
            disabled={onUp === null}
            onClick={() => onUp?.()}
          />
          <IconButton
            label={t("tasks.down", { number })}
            icon={<ArrowDown />}
            disabled={onDown === null}
            onClick={() => onDown?.()}
          />
          <IconButton label={t("tasks.remove", { number })} icon={<Trash2 />} onClick={onRemove} />
        </span>
      </div>
    </div>
  );
}
