import { useState } from "react";
import type { IntakeForm } from "#contract/intake-forms.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { Banner } from "#web/ui/page/banner.tsx";

/** For the owner: that it is complete, what the sitter has seen, and that it can be used again. */
export function DonePanel({ form, sitter }: { form: IntakeForm; sitter: string }) {
  const { t } = useTranslation("intake-forms");
  const [isKept, setKept] = useState(false);
  const { unseenChanges, versions, canEdit, bookingId } = form;
  const hasChanges = versions.some(({ changes }) => changes.length > 0);

  const { press, pending } = useAction({
    send: (call) =>
      call("intakeForms.update", { params: { id: String(bookingId) }, body: { isKept: true } }),
    onDone: () => setKept(true),
    failed: t("done.keepFailed"),
  });

  return (
    <div className="grid justify-items-start gap-4 print:hidden">
      {form.progress === "completed" && canEdit && (
        <Banner tone="ok" title={t("done.title")}>
          {t("done.text", { name: sitter })}
        </Banner>
      )}
      {hasChanges && (
        <p className="text-sm font-semibold">
          {unseenChanges > 0
            ? t("reading.notSeen", { name: sitter, count: unseenChanges })
            : t("reading.allSeen", { name: sitter })}
        </p>
      )}
      {canEdit && !isKept && (
        <Button variant="soft" size="sm" pending={pending} onClick={() => void press()}>
          {t("done.keep")}
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {isKept && t("done.kept")}
      </p>
    </div>
  );
}
