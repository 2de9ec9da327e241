import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { ConfirmDialog } from "#web/ui/overlays/confirm-dialog.tsx";
import type { LogoutQuestion } from "./logout-question-store.ts";

/** What has not been sent is lost with logging out: they wait for the network, or know what they do. */
export function LogoutDialog({ question }: { question: LogoutQuestion }) {
  const { t } = useTranslation("shell");
  const { pictures, others, messages } = question.unsent;
  const kinds = { pictures, others, messages };
  const waiting = (["pictures", "others", "messages"] as const).filter((kind) => kinds[kind] > 0);
  const words = waiting.map((kind) => t(`logoutQuestion.${kind}`, { count: kinds[kind] }));
  const what = joinWords(words, t("logoutQuestion.and"));
  return (
    <ConfirmDialog
      title={t("logoutQuestion.title")}
      confirm={t("logoutQuestion.confirm")}
      cancel={t("logoutQuestion.wait")}
      onConfirm={() => question.answer(true)}
      onClose={() => question.answer(false)}
    >
      {t("logoutQuestion.lose", { what, count: pictures + others + messages })}
    </ConfirmDialog>
  );
}
