import { useQueryClient } from "@tanstack/react-query";
import { Plus } from "lucide-react";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { moved, Sortable } from "#web/ui/uploads/sortable.tsx";
import { updateLogbook } from "../logbook-calls.ts";
import { nameOf } from "../logbook-words.ts";
import { cacheLogbook } from "../logbooks-cache.ts";
import type { EditorProps } from "./notes-sheet.tsx";
import { TaskFields } from "./task-fields.tsx";
import { errorsByRow, newRow, rowsOf, type TaskRow, taskForms } from "./task-rows.ts";

/** As the contract has it (`mostTasks`), without its schemas. */
const mostTasks = 60;

/** All tasks of a logbook: add, change, remove, put in order. Loaded when asked for. */
export function TasksSheet({ logbook, onClose }: EditorProps) {
  const { t } = useTranslation("logbooks");
  const queries = useQueryClient();
  const name = nameOf(logbook.sitter, t);
  const saved = rowsOf(logbook.tasks);
  const form = useForm<{ tasks: TaskRow[] }>({
    initial: { tasks: saved.length > 0 ? saved : [newRow([])] },
    failed: t("editor.failed"),
    check: async ({ tasks }, locale) => {
      const { checkForm } = await import("./editor-rules.ts");
      return errorsByRow(checkForm({ tasks: taskForms(tasks) }, locale), tasks);
    },
    async send({ tasks }) {
      cacheLogbook(queries, await updateLogbook(logbook.id, { tasks: taskForms(tasks) }));
    },
    onSaved() {
      showToast({ text: t("tasks.saved", { name }) });
      onClose();
    },
  });
  const { tasks } = form.values;
  // Rows move and go: lines under them would come to stand under others.
  const put = (next: TaskRow[]) => form.change({ tasks: next });
  const change = (index: number, changed: Partial<TaskRow>) =>
    form.change(
      { tasks: tasks.map((row, at) => (at === index ? { ...row, ...changed } : row)) },
      Object.keys(changed).map((field) => `tasks.${index}.${field}`),
    );
  return (
    <Sheet
      open
      onOpenChange={(open) => !open && onClose()}
      title={t("tasks.title", { name })}
      footer={
        <Button type="submit" form="logbook-tasks" wide pending={form.pending}>
          {t("editor.save")}
        </Button>
      }
    >
      <Form form={form} id="logbook-tasks" className="grid gap-4 pb-5">
        <p className="text-sm text-ink-soft">{t("tasks.hint", { name })}</p>
        <ErrorBanner lines={form.messages} />
        <Sortable
          label={t("tasks.list")}
          items={tasks}
          keyOf={({ key }) => key}
          onMove={(from, to) => put(moved(tasks, from, to))}
          className="grid gap-3"
        >
          {(row, index) => (
            <TaskFields
              row={row}
              number={index + 1}
              logbook={logbook}
              errorOf={(field) => form.errors[`tasks.${index}.${field}`]}
              onChange={(changed) => change(index, changed)}
              onLeave={(field) => void form.leave(`tasks.${index}.${field}`)}
              onRemove={() => put(tasks.toSpliced(index, 1))}
              onUp={index > 0 ? () => put(moved(tasks, index, index - 1)) : null}
              onDown={index < tasks.length - 1 ? () => put(moved(tasks, index, index + 1)) : null}
            />
          )}
        </Sortable>
        {tasks.length < mostTasks && (
          <Button
            variant="soft"
            className="justify-self-start"
            onClick={() => put([...tasks, newRow(tasks)])}
          >
            <Plus className="size-5" />
            {t("tasks.add")}
          </Button>
        )}
      </Form>
    </Sheet>
  );
}
