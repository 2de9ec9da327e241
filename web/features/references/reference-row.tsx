import { useState } from "react";
import { useRevalidator } from "react-router";
import type { OwnReference } from "#contract/references.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatDate } from "#web/lib/text/formatting.ts";
import { usePressOf } from "#web/ui/actions/use-press-of.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";
import { cx } from "#web/ui/cx.ts";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import { Stars } from "#web/ui/stars.tsx";
import { remindForm, removeForm } from "./plain-forms.ts";

/** One that was asked for: what came of it, and what can be done. */
export function ReferenceRow({ reference }: { reference: OwnReference }) {
  const { t } = useTranslation("references");
  const locale = useLocale();
  const [isAsking, setAsking] = useState(false);
  const { id, name, relation, status, text, rating, reminders, allowedActions } = reference;
  const { revalidate } = useRevalidator();
  const which = { referenceId: String(id) };
  const reminding = usePressOf(remindForm, {
    done: t("list.reminded", { name }),
    onEnd: revalidate,
  });
  const removing = usePressOf(removeForm, { done: t("list.removed"), onEnd: revalidate });
  const mayRemind = allowedActions.includes("remind");
  const dates = {
    day: formatDate(reference.askedAt, locale),
    until: formatDate(reference.expiresAt, locale),
  };
  return (
    <Card as="article" edged aria-label={name} className="grid gap-3">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <h3 className="min-w-0 wrap-anywhere">{name}</h3>
        {rating !== undefined && <Stars stars={rating} label={t("stars.of", { count: rating })} />}
      </div>
      <p className="text-sm text-ink-soft">{t(`relation.${relation}`)}</p>
      {text && <p className="whitespace-pre-line wrap-anywhere">{text}</p>}
      {status === "asked" && <p className="text-sm">{t("list.askedOn", dates)}</p>}
      {status === "expired" && <p className="text-sm text-warn">{t("list.expired")}</p>}
      {status !== "written" && reminders > 0 && (
        <p className="text-sm text-ink-soft">{t("list.remindedTimes", { count: reminders })}</p>
      )}
      {/* A button without an edge stands alone with its words under the text. */}
      <div className={cx("flex flex-wrap gap-2", !mayRemind && "-ml-3.5")}>
        {mayRemind && (
          <ButtonForm name={remindForm.name} onPress={() => reminding.press(which)}>
            <input type="hidden" name="referenceId" value={id} />
            <Button
              type="submit"
              variant="soft"
              pending={reminding.pending}
              aria-label={t("list.remindOf", { name })}
            >
              {t("list.remind")}
            </Button>
          </ButtonForm>
        )}
        <ButtonForm name={removeForm.name} onPress={() => setAsking(true)}>
          <input type="hidden" name="referenceId" value={id} />
          <Button type="submit" variant="ghost" aria-label={t("list.removeOf", { name })}>
            {t("list.remove")}
          </Button>
        </ButtonForm>
      </div>
      {isAsking && (
        <ConfirmDialog
          title={t("list.removeAsk", { name })}
          confirm={t("list.remove")}
          cancel={t("list.keep")}
          onConfirm={async () => {
            await removing.press(which);
            setAsking(false);
          }}
          onClose={() => setAsking(false)}
        >
          <p>{t(status === "written" ? "list.removeWritten" : "list.removeAsked")}</p>
        </ConfirmDialog>
      )}
    </Card>
  );
}
