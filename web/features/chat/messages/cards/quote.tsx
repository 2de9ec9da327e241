import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { MessageText } from "../message-text.tsx";

/** What somebody wrote with it, in their words. */
export function Quote({ text }: { text: string }) {
  const { t } = useTranslation("booking-cards");
  return (
    <blockquote className="text-sm text-ink">
      <MessageText text={t("quote", { text })} />
    </blockquote>
  );
}
