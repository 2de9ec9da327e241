import type { CarePeriod } from "#contract/bookings/price-estimate.ts";
import type { BookingKind, BookingPlace, ProposalKind } from "#contract/bookings.ts";
import type { ProfileType } from "#contract/profiles.ts";
import type { ServiceType } from "#contract/shared/care.ts";
import type { Locale } from "#contract/shared/locale.ts";
import enMails from "#messages/en/booking-mails.json" with { type: "json" };
import enCare from "#messages/en/care.json" with { type: "json" };
import nlMails from "#messages/nl/booking-mails.json" with { type: "json" };
import nlCare from "#messages/nl/care.json" with { type: "json" };
import type { MailAttachment, MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  type MailFact,
  MailLink,
  MailNote,
  MailQuote,
  MailText,
} from "#server/platform/mail/mail-template.tsx";
import { createTexts } from "#server/platform/texts.ts";
import { renderNotice } from "../notice-mail.tsx";
import { type BookingNoticeParams, wordsOf } from "../notification-words.ts";
import type { MailReader } from "../notify.service.ts";
import type { MailedType } from "./booking-notices.rules.ts";
import { daysInWords, listInWords, moneyInWords, periodInWords } from "./booking-words.ts";

const text = createTexts({ nl: nlMails, en: enMails });
const care = createTexts({ nl: nlCare, en: enCare });

/** What a mail says of a booking: never a phone number, a street or a code. */
export type MailedBooking = {
  kind: BookingKind;
  serviceType: ServiceType | null;
  petNames: readonly string[];
  period: CarePeriod;
  place: BookingPlace;
  /** Where the other one lives; null where that isn't known. */
  city: string | null;
  priceCents: number | null;
  isPriceAgreed: boolean;
  proposal: {
    kind: ProposalKind;
    period?: CarePeriod;
    petNames?: readonly string[];
    priceCents?: number;
  } | null;
};

export type BookingMailData = {
  type: MailedType;
  params: BookingNoticeParams;
  /** Where the button leads. */
  path: string;
  side: ProfileType;
  booking: MailedBooking;
  /** What who did it wrote about it. */
  quote: string | null;
  /** The form that the reader has to fill in next. */
  intakePath: string | null;
  /** What becomes of it in the reader's own calendar. */
  calendar: { text: string; method: "PUBLISH" | "CANCEL" } | null;
};

type Input = MailReader & BookingMailData & { appUrl: string };

export async function bookingMail(input: Input): Promise<MailContent> {
  const { locale, type, params, path, quote, name, today, appUrl } = input;
  const { intakePath, calendar } = input;
  const { title } = wordsOf(input, locale, today);
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

export function whatInWords(
  { kind, serviceType }: Pick<MailedBooking, "kind" | "serviceType">,
  locale: Locale,
): string {
  return kind === "booking" && serviceType
    ? care(locale, `services.${serviceType}.name`)
    : text(locale, "facts.introduction");
}

function beside({ locale }: Input, fact: MailFact, proposed: string | undefined): MailFact[] {
  if (!proposed) return [fact];
  const now = text(locale, "facts.now", { label: fact.label });
  return [
    { label: now, value: fact.value },
    { label: text(locale, "facts.proposed"), value: proposed },
  ];
}

type Placed = Pick<Input, "locale" | "side" | "name"> & {
  booking: Pick<MailedBooking, "place" | "city">;
};

/** As the reader would say it; a place that somebody typed may be an address, and stays out. */
export function placeInWords({ locale, booking, side, name }: Placed): string {
  const { place, city } = booking;
  if (place === "elsewhere" || place === "video_call") return text(locale, `where.${place}`);
  if (place === (side === "pet_owner" ? "owner_home" : "sitter_home")) {
    return text(locale, "where.own");
  }
  if (!name) return text(locale, "where.elsewhere");
  return city
    ? text(locale, "where.theirsIn", { name, city })
    : text(locale, "where.theirs", { name });
}
