import type { LogbookTask } from "#contract/logbooks/logbook-entries.ts";
import type { LogbookForm } from "#contract/logbooks.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { parseTime } from "#web/ui/dates/time-text.ts";

/** A task as it is edited. The key stays with it while it moves; a new one has no id yet. */
export type TaskRow = {
  key: string;
  id?: number;
  text: string;
  date: string | null;
  /** As typed. */
  time: string;
  petId: string | null;
};

export function rowsOf(tasks: readonly LogbookTask[]): TaskRow[] {
  return tasks.map(({ id, text, date, time, petId }) => ({
    key: `task ${id}`,
    id,
    text,
    date: date ?? null,
    time: time ?? "",
    petId: petId === undefined ? null : String(petId),
  }));
}

/** A key that no row has. */
export function newRow(rows: readonly TaskRow[]): TaskRow {
  const numbers = rows.map(({ key }) => Number(/^new (\d+)$/.exec(key)?.[1] ?? 0));
  return { key: `new ${Math.max(0, ...numbers) + 1}`, text: "", date: null, time: "", petId: null };
}

/** A row that was added and left empty is no task. */
const isSent = ({ id, text }: TaskRow) => id !== undefined || text.trim() !== "";

export function taskForms(rows: readonly TaskRow[]): NonNullable<LogbookForm["tasks"]> {
  return rows.filter(isSent).map(({ id, text, date, time, petId }) => ({
    ...(id === undefined ? {} : { id }),
    text,
    ...(date === null ? {} : { date }),
    // What is no time is sent as it was typed, for the rule to say so.
    ...(time.trim() === "" ? {} : { time: parseTime(time) ?? time }),
    ...(petId === null ? {} : { petId: Number(petId) }),
  }));
}

/** Lines about what was sent, at the rows they are about: empty ones in between were not sent. */
export function errorsByRow(errors: FieldTexts, rows: readonly TaskRow[]): FieldTexts {
  const sent = rows.flatMap((row, index) => (isSent(row) ? [index] : []));
  return Object.fromEntries(
    Object.entries(errors).map(([name, text]) => {
      const [, index, rest] = /^tasks\.(\d+)(.*)$/.exec(name) ?? [];
      const row = index === undefined ? undefined : sent[Number(index)];
      return [row === undefined ? name : `tasks.${row}${rest}`, text];
    }),
  );
}
