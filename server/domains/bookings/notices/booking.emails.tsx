import type { BookingKind } from "#contract/bookings.ts";
import en from "#messages/en/booking-mails.json" with { type: "json" };
import nl from "#messages/nl/booking-mails.json" with { type: "json" };
import type { MailAttachment, MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  type MailFact,
  MailLink,
  MailNote,
  MailQuote,
  MailText,
} from "#server/platform/mail/mail-template.tsx";
import { renderNotice } from "#server/platform/mail/notice-mail.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import {
  daysInWords,
  listInWords,
  moneyInWords,
  periodInWords,
} from "#server/platform/words/in-words.ts";
import { placeInWords, whatInWords } from "../facts/described-bookings.service.ts";
import { bookingWordsOf } from "./booking-words.ts";
import type { BookingMailData } from "./bookings.notices.ts";

const text = createTexts({ nl, en });

type MailedType = BookingMailData["type"];
type Input = MailReader & BookingMailData & { appUrl: string };

export async function bookingMail(input: Input): Promise<MailContent> {
  const { locale, type, params, path, quote, name, today, appUrl } = input;
  const { intakePath, calendar } = input;
  const { title } = bookingWordsOf(input, locale, today);
  const subject = text(locale, "subject", { title, days: daysInWords(params, locale, today) });
  const note = noteOf(type);
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
        {quote && name && <MailQuote lead={text(locale, "quote", { name })}>{quote}</MailQuote>}
        {intakePath && <MailText>{text(locale, "intakeNext")}</MailText>}
        <MailButton href={appUrl + (intakePath ?? path)}>
          {text(locale, `button.${intakePath ? "fill" : buttonOf(input)}`)}
        </MailButton>
        {intakePath && (
          <MailNote>
            <MailLink href={appUrl + path}>{text(locale, `button.${input.booking.kind}`)}</MailLink>
          </MailNote>
        )}
        {note && <MailNote>{text(locale, `note.${note}`)}</MailNote>}
      </>
    ),
  });
  return { subject, ...content, ...(calendar ? { attachments: [attached(calendar)] } : {}) };
}

/** As calendars want it: they offer to put it in, to change what they have, or to take it out. */
function attached({ text: content, method }: NonNullable<Input["calendar"]>): MailAttachment {
  const contentType = `text/calendar; charset=utf-8; method=${method}`;
  return { fileName: "kwispel.ics", contentType, content };
}

/** A question that nobody answers comes to an end by itself. */
function noteOf(type: MailedType): "asked" | "proposed" | null {
  if (type === "booking_asked" || type === "booking_dates_changed") return "asked";
  return isProposal(type) ? "proposed" : null;
}

function isProposal(type: MailedType): boolean {
  return (
    type === "booking_dates_proposed" ||
    type === "booking_pets_proposed" ||
    type === "booking_price_proposed"
  );
}

function buttonOf({ type, booking }: Input): "answer" | "fill" | "read" | BookingKind {
  if (type === "intake_asked") return "fill";
  if (type === "intake_filled" || type === "intake_changed") return "read";
  return noteOf(type) ? "answer" : booking.kind;
}

/** Of a proposal what is agreed now and what would be, one below the other. */
function factsOf(input: Input): MailFact[] {
  const { locale, booking, today } = input;
  const { kind, serviceType, petNames, period, priceCents, isPriceAgreed } = booking;
  const proposal = isProposal(input.type) ? booking.proposal : null;
  const label = (fact: "what" | "pets" | "when" | "where" | "agreed" | "estimate") =>
    text(locale, `facts.${fact}`);
  const what = whatInWords({ kind, serviceType }, locale);
  const facts: MailFact[] = [{ label: label("what"), value: what }];
  const add = (fact: MailFact, proposed?: string) => facts.push(...beside(input, fact, proposed));
  if (petNames.length > 0) {
    const pets = { label: label("pets"), value: listInWords(petNames, locale) };
    add(pets, proposal?.petNames && listInWords(proposal.petNames, locale));
  }
  const when = { label: label("when"), value: periodInWords(period, locale, today) };
  add(when, proposal?.period && periodInWords(proposal.period, locale, today));
  facts.push({ label: label("where"), value: placeInWords(input) });
  const proposedPrice =
    proposal?.priceCents === undefined ? undefined : moneyInWords(proposal.priceCents);
  if (priceCents !== null) {
    const price = label(isPriceAgreed ? "agreed" : "estimate");
    add({ label: price, value: moneyInWords(priceCents) }, proposedPrice);
  } else if (proposedPrice) facts.push({ label: label("agreed"), value: proposedPrice });
  return facts;
}

function beside({ locale }: Input, fact: MailFact, proposed: string | undefined): MailFact[] {
  if (!proposed) return [fact];
  const now = text(locale, "facts.now", { label: fact.label });
  return [
    { label: now, value: fact.value },
    { label: text(locale, "facts.proposed"), value: proposed },
  ];
}
