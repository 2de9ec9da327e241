import type { PublicSitter } from "#contract/sitters.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Section } from "#web/ui/page/section.tsx";

/** Until when one may cancel with this sitter, and how often the sitter did. */
export function CancellingSection({ sitter }: { sitter: PublicSitter }) {
  const { t } = useTranslation(["sitters", "care"]);
  const { cancellingTerm, bookingsKept, bookingsCancelled, firstName: name } = sitter;
  const isKnown = bookingsKept + bookingsCancelled > 0;
  return (
    <Section heading={t("cancelling.heading")}>
      <p>{t(`care:cancelling.${cancellingTerm}.text`)}</p>
      <p className="mt-1 text-sm text-ink-soft">{t("care:cancelling.note")}</p>
      {isKnown && (
        <p className="mt-3">
          {t("cancelling.kept", { count: bookingsKept })}{" "}
          {bookingsCancelled > 0
            ? t("cancelling.cancelled", { count: bookingsCancelled, name })
            : t("cancelling.neverCancelled", { name })}
        </p>
      )}
    </Section>
  );
}
