import { useState } from "react";
import type { IntakeForm } from "#contract/intake-forms.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { Banner } from "#web/ui/page/banner.tsx";

/** For the owner: that it is complete, what the sitter has seen, and that it can be used again. */
export function DonePanel({ form, sitter }: { form: IntakeForm; sitter: string }) {
  const { t } = useTranslation("intake-forms");
  const [state, setState] = useState<"offered" | "busy" | "kept">("offered");
  const { unseenChanges, versions, canEdit, bookingId } = form;
  const hasChanges = versions.some(({ changes }) => changes.length > 0);

  async function keep() {
    setState("busy");
    try {
      const params = { id: String(bookingId) };
      await api.call("intakeForms.update", { params, body: { isKept: true } });
      setState("kept");
    } catch {
      setState("offered");
      showToast({ text: t("done.keepFailed") });
    }
  }

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
      {canEdit && state !== "kept" && (
        <Button variant="soft" size="sm" pending={state === "busy"} onClick={() => void keep()}>
          {t("done.keep")}
        </Button>
      )}
      <p role="status" className="text-sm empty:hidden">
        {state === "kept" && t("done.kept")}
      </p>
    </div>
  );
}
