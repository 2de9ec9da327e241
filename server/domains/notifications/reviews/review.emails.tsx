import { mostStars } from "#contract/reviews.ts";
import en from "#messages/en/review-mails.json" with { type: "json" };
import nl from "#messages/nl/review-mails.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  type MailFact,
  MailFacts,
  MailHeading,
  MailLayout,
  MailNote,
  MailQuote,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords, daysInWords, listInWords } from "../bookings/booking-words.ts";
import type { MailReader } from "../notify.service.ts";
import { type ReviewNoticeParams, reviewWordsOf } from "./review-notice-words.ts";
import type { MailedReviewType } from "./review-notices.rules.ts";

const text = createTexts({ nl, en });

export type ReviewMailData = {
  type: MailedReviewType;
  params: ReviewNoticeParams;
  /** Where the button leads. */
  path: string;
  /** Of one that may be read. */
  said?: { rating: number; text: string };
};

type Input = MailReader & ReviewMailData & { appUrl: string };

export async function reviewMail(input: Input): Promise<MailContent> {
  const { locale, type, path, said, name, today, appUrl, pageUrl } = input;
  const { title } = reviewWordsOf(input, locale, today);
  const lead = text(locale, `lead.${type}`);
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={lead}
      homeUrl={appUrl}
      footer={text(locale, "footer")}
      {...(pageUrl ? { unsubscribe: { url: pageUrl, label: text(locale, "unsubscribe") } } : {})}
    >
      <MailHeading>{title}</MailHeading>
      <MailText>{lead}</MailText>
      <MailFacts facts={factsOf(input)} />
      {said && (
        <MailQuote lead={text(locale, "quote", { name: name ?? text(locale, "somebody") })}>
          {said.text}
        </MailQuote>
      )}
      <MailButton href={appUrl + path}>{text(locale, `button.${type}`)}</MailButton>
      <MailNote>{text(locale, `note.${type}`)}</MailNote>
    </MailLayout>,
  );
  return { subject: title, ...content };
}

function factsOf({ locale, type, params, said, today }: Input): MailFact[] {
  const fact = (label: keyof typeof nl.facts, value: string) => ({
    label: text(locale, `facts.${label}`),
    value,
  });
  const stars = said && { count: said.rating, most: mostStars };
  return [
    ...(params.pets === "" ? [] : [fact("pets", listInWords(params.pets.split("\n"), locale))]),
    fact("when", daysInWords(params, locale, today)),
    ...(type === "review_received"
      ? []
      : [fact("until", dayInWords(params.untilOn, locale, today))]),
    ...(stars ? [fact("stars", text(locale, "facts.ofMost", stars))] : []),
  ];
}
