import type { PublicRequest } from "#contract/requests/public-requests.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { type ContactStep, useContactStep } from "#web/lib/session/contact-step.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { FootBar, SideCard } from "#web/ui/page/detail-page.tsx";
import { useWhenWords } from "./when-words.ts";

export type ContactProps = { request: PublicRequest; today: string };

/** Beside the page where there is room: the budget, the days, and the next step. */
export function ContactCard({ request, today }: ContactProps) {
  const { t } = useTranslation("requests");
  const { daysOf, timesOf } = useWhenWords(today);
  const { step } = useNextStep(request);
  const name = request.firstName;
  const times = timesOf(request);
  return (
    <SideCard>
      <Budget request={request} large />
      <p>
        <span className="block font-semibold">{daysOf(request)}</span>
        {times && <span className="tabular block text-sm text-ink-soft">{times}</span>}
      </p>
      {/* One's own bar, over the page, has it already. */}
      {step !== "edit" && <NextStepButton request={request} wide />}
      <p className="text-sm text-ink-soft">
        {t(`contact.reasons.${step === "edit" ? "message" : step}`, { name })}
      </p>
    </SideCard>
  );
}

export function ContactBar({ request, today }: ContactProps) {
  const { shortDaysOf } = useWhenWords(today);
  return (
    <FootBar>
      <div className="min-w-0 leading-tight">
        <Budget request={request} />
        <p className="truncate text-xs text-ink-soft">{shortDaysOf(request)}</p>
      </div>
      <NextStepButton request={request} short />
    </FootBar>
  );
}

function Budget({ request, large }: { request: PublicRequest; large?: boolean }) {
  const { t } = useTranslation(["requests", "care"]);
  const { budgetCents, budgetUnit } = request;
  if (budgetCents === undefined) {
    return (
      <p className={large ? "font-head text-xl font-bold" : "truncate font-semibold"}>
        {t("card.noBudget")}
      </p>
    );
  }
  return (
    <p className="tabular truncate">
      <strong className={large ? "font-head text-xl" : undefined}>
        {formatMoney(budgetCents)}
      </strong>{" "}
      {budgetUnit && (
        <span className={large ? "text-ink-soft" : "text-sm text-ink-soft"}>
          {t(`care:units.${budgetUnit}`)}
        </span>
      )}
    </p>
  );
}

type NextStepButtonProps = { request: PublicRequest; short?: boolean; wide?: boolean };

function NextStepButton({ request, short, wide }: NextStepButtonProps) {
  const { t } = useTranslation("requests");
  const { to, step } = useNextStep(request);
  const texts = {
    edit: t("own.edit"),
    unblock: t("contact.unblock"),
    switch: t("contact.switch"),
    message: t(short ? "contact.messageShort" : "contact.message"),
  };
  return (
    <LinkButton to={to} size={short ? "sm" : "md"} wide={wide} className="shrink-0">
      {texts[step]}
    </LinkButton>
  );
}

function useNextStep({ citySlug, id, isOwn, isBlocked }: PublicRequest): ContactStep {
  const urls = useUrls();
  return useContactStep({
    profileType: "pet_owner",
    isOwn,
    isBlocked,
    urls: {
      edit: urls.createRequest(),
      here: urls.request(citySlug, id),
      contact: urls.requestContact(citySlug, id),
    },
  });
}
