import { NotebookPen } from "lucide-react";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { buttonLook } from "#web/ui/button-look.ts";
import { cx } from "#web/ui/cx.ts";
import { ScriptButton } from "#web/ui/script-button.tsx";
import type { Visit } from "./use-visit.ts";

export type NotesPartProps = {
  visit: Visit;
  ownerName: string;
  onRefused: () => void;
  onWrite: () => void;
};

/** What either side wrote about the whole of it: the owner's to read, one's own to write. */
export function NotesPart({ visit, ownerName, onRefused, onWrite }: NotesPartProps) {
  const { t } = useTranslation("logbook-visit");
  const { ownerNotes, sitterNotes } = visit.logbook;
  const isRefused = visit.refusal !== null;
  // Nothing was written, and nothing can be.
  const hasOwn = Boolean(sitterNotes) || !isRefused;
  return (
    <div className="grid gap-3">
      {ownerNotes && (
        <section className="flex gap-3 rounded-card bg-brand-soft px-4 py-4">
          <NotebookPen className="mt-0.5 size-5 shrink-0 text-brand-strong" />
          <div className="min-w-0 text-sm">
            <h2 className="font-text text-sm font-semibold tracking-normal">
              {t("notes.owner", { name: ownerName })}
            </h2>
            <p className="whitespace-pre-line wrap-anywhere">{ownerNotes}</p>
          </div>
        </section>
      )}
      {hasOwn && (
        <section className="rounded-card border border-line bg-surface px-4 py-4">
          <h2 className="font-text text-sm font-semibold tracking-normal">
            {t("notes.own", { name: ownerName })}
          </h2>
          <p className="text-sm whitespace-pre-line text-ink-soft wrap-anywhere">
            {sitterNotes || t("notes.ownEmpty", { name: ownerName })}
          </p>
          {visit.refusal !== "cancelled" && (
            <ScriptButton
              aria-disabled={isRefused || undefined}
              onClick={() => (isRefused ? onRefused() : onWrite())}
              className={cx(
                buttonLook({ variant: "ghost", size: "sm" }),
                "-mb-2 -ml-3.5 aria-disabled:cursor-not-allowed aria-disabled:opacity-65",
              )}
            >
              {t(sitterNotes ? "notes.edit" : "notes.write")}
            </ScriptButton>
          )}
        </section>
      )}
    </div>
  );
}
