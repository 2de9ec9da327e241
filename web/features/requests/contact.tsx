import { useTranslation } from "react-i18next";
import type { PublicRequest } from "#contract/public-requests.ts";
import { profileTypeInUse, useUser } from "#web/lib/session/user.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
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
    <Card as="aside" lifted className="sticky top-6 hidden gap-4 md:grid">
      <Budget request={request} large />
      <p>
        <span className="block font-semibold">{daysOf(request)}</span>
        {times && <span className="tabular block text-sm text-ink-soft">{times}</span>}
      </p>
      {/* One's own bar, over the page, has it already. */}
      {step !== "edit" && <NextStepButton request={request} wide />}
      <p className="text-sm text-ink-soft">
        {t(step === "switch" ? "contact.asOwner" : "contact.promise", { name })}
      </p>
    </Card>
  );
}

/** The same on a phone, always within reach of a thumb; it takes the place of the bar of places. */
export function ContactBar({ request, today }: ContactProps) {
  const { shortDaysOf } = useWhenWords(today);
  return (
    <div className="fixed inset-x-0 bottom-0 z-30 border-t border-line bg-surface pb-[env(safe-area-inset-bottom)] md:hidden">
      <div className="wrap flex h-bar items-center justify-between gap-4">
        <div className="min-w-0 leading-tight">
          <Budget request={request} />
          <p className="truncate text-xs text-ink-soft">{shortDaysOf(request)}</p>
        </div>
        <NextStepButton request={request} short />
      </div>
    </div>
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
    switch: t("contact.switch"),
    message: t(short ? "contact.messageShort" : "contact.message"),
  };
  return (
    <LinkButton to={to} size={short ? "sm" : "md"} wide={wide} className="shrink-0">
      {texts[step]}
    </LinkButton>
  );
}

type NextStep = { step: "edit" | "switch" | "message"; to: string };

/** A sitter answers a request; whoever is here as an owner goes on as a sitter first. */
function useNextStep({ citySlug, id, isOwn }: PublicRequest): NextStep {
  const urls = useUrls();
  const user = useUser();
  if (isOwn) return { step: "edit", to: urls.createRequest() };
  if (user && profileTypeInUse(user) === "pet_owner") {
    const backTo = urls.request(citySlug, id);
    return { step: "switch", to: urls.switchProfile({ switchTo: "pet_sitter", backTo }) };
  }
  return { step: "message", to: urls.requestContact(citySlug, id) };
}
