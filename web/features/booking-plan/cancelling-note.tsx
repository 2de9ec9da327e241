import { CalendarX2 } from "lucide-react";
import type { PublicSitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** Read before anything is asked: until when one may cancel with this sitter. */
export function CancellingNote({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation(["booking-plan", "care"]);
  return (
    <div className="flex gap-3 rounded-field bg-sunken px-4 py-3.5">
      <CalendarX2 className="mt-0.5 size-5 shrink-0 text-brand" />
      <div className="min-w-0 max-w-text">
        <p className="font-semibold">{t("summary.cancelling", { name: sitter.firstName })}</p>
        <p>
          {t(`care:cancelling.${sitter.cancellingTerm}.text`)}{" "}
          <span className="text-ink-soft">{t("care:cancelling.note")}</span>
        </p>
      </div>
    </div>
  );
}
