import { mostStars } from "#contract/reviews.ts";
import en from "#messages/en/review-mails.json" with { type: "json" };
import nl from "#messages/nl/review-mails.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  type MailFact,
  MailNote,
  MailQuote,
} from "#server/platform/mail/mail-template.tsx";
import { renderNotice } from "#server/platform/mail/notice-mail.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords, daysInWords, listInWords } from "#server/platform/words/in-words.ts";
import { type ReviewMailData, reviewWordsOf } from "./reviews.notices.ts";

const text = createTexts({ nl, en });

type Input = MailReader & ReviewMailData & { appUrl: string };

export async function reviewMail(input: Input): Promise<MailContent> {
  const { locale, type, path, said, name, today, appUrl } = input;
  const { title } = reviewWordsOf(input, locale, today);
  const content = await renderNotice({
    reader: input,
    appUrl,
    words: {
      title,
      lead: text(locale, `lead.${type}`),
      footer: text(locale, "footer"),
      unsubscribe: text(locale, "unsubscribe"),
    },
    facts: factsOf(input),
    children: (
      <>
        {said && (
          <MailQuote lead={text(locale, "quote", { name: name ?? text(locale, "somebody") })}>
            {said.text}
          </MailQuote>
        )}
        <MailButton href={appUrl + path}>{text(locale, `button.${type}`)}</MailButton>
        <MailNote>{text(locale, `note.${type}`)}</MailNote>
      </>
    ),
  });
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
