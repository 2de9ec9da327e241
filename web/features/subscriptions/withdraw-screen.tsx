import { type ReactNode, useEffect, useRef, useState } from "react";
import type { Withdrawal } from "#contract/subscriptions/withdrawal.ts";
import { useSentForm } from "#web/lib/forms/sent-form.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Button } from "#web/ui/button.tsx";
import { Form } from "#web/ui/forms/form.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { ErrorBanner } from "#web/ui/page/error-banner.tsx";
import { Receipt } from "#web/ui/page/receipt.tsx";
import { withdrawForm } from "./plain-forms.ts";

/** A link that opens nothing: too late, or not ours. */
export type DeadLink = "gone" | "unknown";

export type WithdrawScreenProps = {
  t: string;
  withdrawal: Withdrawal | null;
  dead: DeadLink | null;
  step: "look" | "confirm";
  today: string;
};

/** The two steps of undoing a purchase, by the link in a receipt; no account, and no script needed. */
export function WithdrawScreen({ t: token, withdrawal, dead, step, today }: WithdrawScreenProps) {
  const sent = useSentForm(withdrawForm.name);
  const [refundCents, setRefundCents] = useState(
    sent?.isDone ? Number(sent.values.refundCents) : null,
  );
  if (refundCents !== null) return <Done refundCents={refundCents} />;
  if (!withdrawal) return <Dead link={dead ?? "unknown"} />;
  if (step === "look") return <Look token={token} withdrawal={withdrawal} today={today} />;
  return <Confirm token={token} withdrawal={withdrawal} onDone={setRefundCents} />;
}

type StepProps = { token: string; withdrawal: Withdrawal };

function Look({ token, withdrawal, today }: StepProps & { today: string }) {
  const { t } = useTranslation(["subscriptions", "paywall"]);
  const locale = useLocale();
  const urls = useUrls();
  const { plan, amountCents, boughtOn, until, refundCents } = withdrawal;
  const day = (on: string) => dayOfMonthInWords(on, locale, today);
  const lines = [
    { label: t("withdraw.plan"), amount: t(`paywall:plans.${plan}`) },
    { label: t("withdraw.boughtOn"), amount: day(boughtOn) },
    { label: t("withdraw.until"), amount: day(until) },
    { label: t("withdraw.paid"), amount: formatMoney(amountCents) },
  ];
  return (
    <div className="grid gap-6">
      <h1>{t("withdraw.heading")}</h1>
      <p>{t("withdraw.lead")}</p>
      <Receipt
        lines={lines.map((line) => ({ key: line.label, ...line }))}
        total={{ label: t("withdraw.refund"), amount: formatMoney(refundCents) }}
        note={t("withdraw.refundNote")}
      />
      <Ways>
        <LinkButton to={urls.withdrawal(token, "confirm")}>{t("withdraw.begin")}</LinkButton>
        <LinkButton to={urls.subscriptions()} variant="secondary">
          {t("withdraw.keep")}
        </LinkButton>
      </Ways>
    </div>
  );
}

type ConfirmProps = StepProps & { onDone: (refundCents: number) => void };

function Confirm({ token, withdrawal, onDone }: ConfirmProps) {
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  const heading = useArrival();
  const form = useFormOf(withdrawForm, {
    begin: { t: token },
    onDone: ({ data }) => onDone(data.refundCents),
  });
  const { refundCents } = withdrawal;
  return (
    <Form form={form} className="grid gap-6">
      <h1 ref={heading} tabIndex={-1} className="outline-none">
        {t("withdraw.confirmHeading")}
      </h1>
      <ErrorBanner lines={form.messages} />
      <p>
        {refundCents > 0
          ? t("withdraw.confirmText", { amount: formatMoney(refundCents) })
          : t("withdraw.confirmNothing")}
      </p>
      <Ways>
        <Button type="submit" pending={form.pending}>
          {t("withdraw.confirm")}
        </Button>
        <LinkButton to={urls.withdrawal(token)} variant="secondary">
          {t("withdraw.back")}
        </LinkButton>
      </Ways>
    </Form>
  );
}

function Done({ refundCents }: { refundCents: number }) {
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  const amount = formatMoney(refundCents);
  const text = refundCents > 0 ? t("withdraw.done.text", { amount }) : t("withdraw.done.nothing");
  return (
    <Outcome heading={t("withdraw.done.heading")} text={text}>
      <LinkButton to={urls.home()} variant="secondary">
        {t("withdraw.done.home")}
      </LinkButton>
    </Outcome>
  );
}

function Dead({ link }: { link: DeadLink }) {
  const { t } = useTranslation("subscriptions");
  const urls = useUrls();
  return (
    <Outcome heading={t(`withdraw.${link}.heading`)} text={t(`withdraw.${link}.text`)}>
      <LinkButton to={urls.subscriptions()} variant="secondary">
        {t(`withdraw.${link}.button`)}
      </LinkButton>
    </Outcome>
  );
}

type OutcomeProps = { heading: string; text: string; children: ReactNode };

function Outcome({ heading, text, children }: OutcomeProps) {
  const ref = useArrival();
  return (
    <div className="grid justify-items-start gap-4">
      <h1 ref={ref} tabIndex={-1} className="outline-none">
        {heading}
      </h1>
      <p>{text}</p>
      {children}
    </div>
  );
}

function Ways({ children }: { children: ReactNode }) {
  return <div className="grid gap-3 sm:flex sm:flex-wrap">{children}</div>;
}

/** It took the place of what was there before, and gets the focus. */
function useArrival() {
  const ref = useRef<HTMLHeadingElement>(null);
  useEffect(() => ref.current?.focus(), []);
  return ref;
}
