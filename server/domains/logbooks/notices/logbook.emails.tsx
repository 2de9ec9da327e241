import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import en from "#messages/en/logbook-mails.json" with { type: "json" };
import nl from "#messages/nl/logbook-mails.json" with { type: "json" };
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  type MailFact,
  MailLink,
  MailNote,
  MailText,
} from "#server/platform/mail/mail-template.tsx";
import { renderNotice } from "#server/platform/mail/notice-mail.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords, daysInWords, timeInWords } from "#server/platform/words/in-words.ts";
import { kmInWords, logbookWordsOf, petsInWords } from "./logbook-words.ts";
import type { LogbookMailData } from "./logbooks.notices.ts";

const text = createTexts({ nl, en });

type Input = MailReader & LogbookMailData & { appUrl: string };

export async function logbookMail(input: Input): Promise<MailContent> {
  const { locale, type, path, othersPath, today, appUrl } = input;
  const { title } = logbookWordsOf(input, locale, today);
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
        <MailButton href={appUrl + path}>{text(locale, `button.${type}`)}</MailButton>
        {othersPath && (
          <MailText>
            {text(locale, "others")}{" "}
            <MailLink href={appUrl + othersPath}>{text(locale, "othersLink")}</MailLink>
          </MailText>
        )}
        {type === "logbook_visit_missed" && <MailNote>{text(locale, `note.${type}`)}</MailNote>}
      </>
    ),
  });
  return { subject: title, ...content };
}

function factsOf({ locale, type, params, logged, today }: Input): MailFact[] {
  const { at } = params;
  const fact = (label: keyof typeof nl.facts, value: string) => ({
    label: text(locale, `facts.${label}`),
    value,
  });
  const day = at && dayInWords(dayInAmsterdam(new Date(at)), locale, today);
  const when = at && day && text(locale, "facts.at", { day, time: timeInWords(at) });
  const facts = [
    ...(params.pets === "" ? [] : [fact("pets", petsInWords(params, locale))]),
    ...(type === "logbook_visit_missed" ? [] : [fact("when", daysInWords(params, locale, today))]),
    ...(when ? [fact(type === "logbook_visit_missed" ? "planned" : "checkedIn", when)] : []),
  ];
  if (!logged) return facts;
  const { visits, images, walkedM } = logged;
  return [
    ...facts,
    fact("visits", String(visits)),
    ...(images > 0 ? [fact("images", String(images))] : []),
    ...(walkedM > 0
      ? [fact("walked", text(locale, "facts.km", { km: kmInWords(walkedM, locale) }))]
      : []),
  ];
}
