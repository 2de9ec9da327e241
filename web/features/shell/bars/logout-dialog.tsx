import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { LogoutQuestion } from "./logout-question-store.ts";

/** What has not been sent is lost with logging out: they wait for the network, or know what they do. */
export function LogoutDialog({ question }: { question: LogoutQuestion }) {
  const { t } = useTranslation("shell");
  const { pictures: images, others: tasks } = question.unsent;
  const pictures = t("logoutQuestion.pictures", { count: images });
  const others = t("logoutQuestion.others", { count: tasks });
  const what =
    images > 0 && tasks > 0
      ? t("logoutQuestion.both", { pictures, others })
      : images > 0
        ? pictures
        : others;
  return (
    <ConfirmDialog
      title={t("logoutQuestion.title")}
      confirm={t("logoutQuestion.confirm")}
      cancel={t("logoutQuestion.wait")}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {t("logoutQuestion.lose", { what, count: images + tasks })}
    </ConfirmDialog>
  );
}
