import type { ReactNode } from "react";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/subscription-mails.json" with { type: "json" };
import nl from "#messages/nl/subscription-mails.json" with { type: "json" };
import type { MailAttachment, MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  type MailFact,
  MailFacts,
  MailHeading,
  MailLayout,
  MailLink,
  MailNote,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import {
  dayInWords,
  daysInWords,
  moneyInWords,
  timeInWords,
} from "#server/platform/words/in-words.ts";
import { planInWords, subscriptionWordsOf } from "./subscription-words.ts";
import type { SubscriptionMailData } from "./subscriptions.notices.ts";

const text = createTexts({ nl, en });

/** An invoice or a credit note, drawn. */
export type MailedPaper = { number: string; isCreditNote: boolean; bytes: Uint8Array };

type Input = MailReader & SubscriptionMailData & { appUrl: string; paper: MailedPaper | null };

export async function subscriptionMail(input: Input): Promise<MailContent> {
  const { locale, type, path, paper, appUrl, pageUrl } = input;
  const words = subscriptionWordsOf(input, locale, input.today);
  const say = (key: Parameters<typeof text>[1]) => text(locale, key, placesOf(input));
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={words.text}
      homeUrl={appUrl}
      footer={say(pageUrl ? "reminderFooter" : "footer")}
      {...(pageUrl ? { unsubscribe: { url: pageUrl, label: say("unsubscribe") } } : {})}
    >
      <MailHeading>{words.title}</MailHeading>
      <MailText>{words.text}</MailText>
      <MailText>{say(`lead.${type}`)}</MailText>
      <MailFacts facts={factsOf(input)} />
      {type === "subscription_bought" && <MailText>{say("renews")}</MailText>}
      <MailButton href={appUrl + path}>{say(`button.${type}`)}</MailButton>
      <MailNote>{noteOf(input, say(`note.${type}`))}</MailNote>
    </MailLayout>,
  );
  const attachments = paper ? { attachments: [attached(paper, input)] } : {};
  return { subject: words.title, ...content, ...attachments };
}

/** Small print, with what else can be done. */
function noteOf({ locale, type, withdrawalPath, appUrl }: Input, note: string): ReactNode {
  const urls = urlsFor(locale);
  if (withdrawalPath) {
    return (
      <>
        {note} <MailLink href={appUrl + withdrawalPath}>{text(locale, "withdraw")}</MailLink>
        {" · "}
        <MailLink href={appUrl + urls.legalText("terms")}>{text(locale, "terms")}</MailLink>
      </>
    );
  }
  if (type !== "payment_charged_back") return note;
  return (
    <>
      {note} <MailLink href={appUrl + urls.contact()}>{text(locale, "contact")}</MailLink>
    </>
  );
}

function placesOf({ locale, params, today }: Input): Record<string, string> {
  const day = (on: string | undefined) => (on ? dayInWords(on, locale, today) : "");
  const { amountCents = 0, endOn, chargeOn, until, latestOn } = params;
  return {
    amount: moneyInWords(amountCents),
    end: day(endOn),
    charge: day(chargeOn),
    until: day(until),
    latest: day(latestOn),
  };
}

function factsOf({ locale, type, params, today }: Input): MailFact[] {
  const { amountCents, vatCents, paidCents, number, startOn, endOn, chargeOn, hasEnded } = params;
  const fact = (label: keyof typeof nl.facts, value: string | null | undefined): MailFact[] =>
    value ? [{ label: text(locale, `facts.${label}`), value }] : [];
  const day = (on: string | undefined) => on && dayInWords(on, locale, today);
  const money = (cents: number | undefined) =>
    cents === undefined ? undefined : moneyInWords(cents);
  const plan = fact("plan", planInWords(params.plan, locale));
  switch (type) {
    case "subscription_bought":
    case "subscription_renewed": {
      const period = startOn && endOn && daysInWords({ startOn, endOn }, locale, today);
      const [amount = "", vat = ""] = [money(amountCents), money(vatCents)];
      return [
        ...plan,
        ...fact("period", period),
        ...fact("paid", text(locale, "facts.withVat", { amount, vat })),
        ...fact("invoice", number),
      ];
    }
    case "renewal_announced":
      return [...plan, ...fact("amount", money(amountCents)), ...fact("charge", day(chargeOn))];
    case "charge_failed": {
      const isSoon = chargeOn !== undefined && chargeOn <= today;
      return [
        ...plan,
        ...fact("amount", money(amountCents)),
        ...fact("nextTry", isSoon ? text(locale, "facts.soon") : day(chargeOn)),
        ...fact("end", day(endOn)),
      ];
    }
    case "subscription_given_up":
    case "subscription_ending":
      return [...plan, ...fact(hasEnded ? "ended" : "end", day(endOn))];
    case "purchase_withdrawn":
      return [
        ...plan,
        ...fact("withdrawn", momentOf(params.withdrawnAt, locale, today)),
        ...fact("paid", money(paidCents)),
        ...fact("back", money(amountCents)),
      ];
    case "payment_refunded":
      return [...plan, ...fact("givenBack", money(amountCents)), ...fact("creditNote", number)];
    default:
      return [...plan, ...fact("amount", money(amountCents)), ...fact("invoice", number)];
  }
}

/** By law, to the minute. */
function momentOf(at: string | undefined, locale: Locale, today: string): string | null {
  if (!at) return null;
  const day = dayInWords(dayInAmsterdam(new Date(at)), locale, today);
  return text(locale, "facts.moment", { day, time: timeInWords(at) });
}

function attached({ number, isCreditNote, bytes }: MailedPaper, { locale }: Input): MailAttachment {
  return {
    fileName: text(locale, isCreditNote ? "creditFileName" : "fileName", { number }),
    contentType: "application/pdf",
    content: Buffer.from(bytes).toString("base64"),
    encoding: "base64",
  };
}
