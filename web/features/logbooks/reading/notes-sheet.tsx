import { useQueryClient } from "@tanstack/react-query";
import type { Logbook } from "#contract/logbooks.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { TextAreaField } from "#web/ui/forms/text-area-field.tsx";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { updateLogbook } from "../logbook-calls.ts";
import { nameOf } from "../logbook-words.ts";
import { cacheLogbook } from "../logbooks-cache.ts";

/** As the contract has it (`logbookNotesMaxLength`), without its schemas. */
const notesMaxLength = 4_000;

export type EditorProps = { logbook: Logbook; onClose: () => void };

/** Loaded when asked for. What is typed is kept until it is saved. */
export function NotesSheet({ logbook, onClose }: EditorProps) {
  const { t } = useTranslation("logbooks");
  const queries = useQueryClient();
  const name = nameOf(logbook.sitter, t);
  const form = useForm({
    initial: { notes: logbook.ownerNotes ?? "" },
    draft: { key: `logbookForm-notes-${logbook.id}` },
    failed: t("editor.failed"),
    check: async (values, locale) => (await import("./editor-rules.ts")).checkForm(values, locale),
    async send(values) {
      cacheLogbook(queries, await updateLogbook(logbook.id, values));
    },
    onSaved() {
      showToast({ text: t("notes.saved", { name }) });
      onClose();
    },
  });
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title={t("notes.title", { name })}>
      <Form form={form} className="grid gap-5 pb-5">
        <ErrorBanner lines={form.messages} />
        <TextAreaField
          label={t("notes.label")}
          hint={t("notes.hint", { name })}
          optional
          rows={6}
          maxLength={notesMaxLength}
          {...form.field("notes")}
        />
        <Button type="submit" wide pending={form.pending}>
          {t("editor.save")}
        </Button>
      </Form>
    </Sheet>
  );
}
