import { CalendarDays, Wallet } from "lucide-react";
import type { RequestCard } from "#contract/requests/public-requests.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { careIcons } from "#web/ui/care-icons.ts";
import { Section } from "#web/ui/page/section.tsx";
import { type Fact, FactList } from "../fact-list.tsx";
import { RequestWeek } from "../request-week.tsx";
import { useWhenWords, type When } from "../when-words.ts";

export type Needed = When &
  Pick<RequestCard, "serviceTypes" | "budgetCents" | "budgetUnit" | "firstName">;

/** When, what care and for how much: what a sitter wants to know before anything else. */
export function NeededSection({ request, today }: { request: Needed; today: string }) {
  const { t } = useTranslation("requests");
  const facts = useNeededFacts(request, today, "sitter");
  return (
    <Section heading={t("needed.heading")}>
      <FactList facts={facts} />
      <RequestWeek request={request} className="-mx-1 mt-6" />
    </Section>
  );
}

/** The care is told as who reads it will see it: 'bij jou thuis' is the owner's home to an owner. */
export function useNeededFacts(request: Needed, today: string, reader: "owner" | "sitter"): Fact[] {
  const { t } = useTranslation(["requests", "care"]);
  const { daysOf, timesOf } = useWhenWords(today);
  const { serviceTypes, firstName: name, budgetCents, budgetUnit } = request;
  const times = timesOf(request);
  return [
    {
      key: "when",
      icon: <CalendarDays />,
      name: t("needed.when"),
      children: (
        <>
          <span className="block font-semibold">{daysOf(request)}</span>
          {times && <span className="tabular block text-sm text-ink-soft">{times}</span>}
        </>
      ),
    },
    ...serviceTypes.map((type) => {
      const Icon = careIcons[type];
      const isOwn = reader === "owner";
      return {
        key: type,
        icon: <Icon />,
        name: t("needed.care"),
        children: (
          <>
            <span className="block font-semibold">
              {isOwn ? t(`care:services.${type}.wishName`) : t(`careNames.${type}`, { name })}
            </span>
            <span className="block text-sm text-ink-soft">
              {isOwn ? t(`care:services.${type}.wish`) : t(`careTexts.${type}`, { name })}
            </span>
          </>
        ),
      };
    }),
    {
      key: "budget",
      icon: <Wallet />,
      name: t("needed.budget"),
      children:
        budgetCents === undefined ? (
          <span className="font-semibold">{t("card.noBudget")}</span>
        ) : (
          <span className="tabular">
            <strong>{formatMoney(budgetCents)}</strong>{" "}
            {budgetUnit && <span className="text-ink-soft">{t(`care:units.${budgetUnit}`)}</span>}
          </span>
        ),
    },
  ];
}
