import type { Subscription } from "#contract/subscriptions/subscriptions.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";

export type WithdrawalSectionProps = {
  withdrawal: NonNullable<Subscription["withdrawal"]>;
  today: string;
};

/** While a purchase can be undone, said where the subscription is. */
export function WithdrawalSection({ withdrawal, today }: WithdrawalSectionProps) {
  const { t } = useTranslation("subscriptions");
  const locale = useLocale();
  const urls = useUrls();
  const day = dayOfMonthInWords(withdrawal.until, locale, today);
  return (
    <section>
      <h2 className="mb-2 text-xl">{t("withdrawal.heading")}</h2>
      <p className="mb-4">
        {t("withdrawal.text", { day, amount: formatMoney(withdrawal.refundCents) })}
      </p>
      <LinkButton to={urls.withdrawal(withdrawal.t)} variant="secondary">
        {t("withdrawal.button")}
      </LinkButton>
    </section>
  );
}
