import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import enCare from "#messages/en/care.json" with { type: "json" };
import en from "#messages/en/reminder-mails.json" with { type: "json" };
import nlCare from "#messages/nl/care.json" with { type: "json" };
import nl from "#messages/nl/reminder-mails.json" with { type: "json" };
import {
  placeInWords,
  whatInWords,
} from "#server/domains/bookings/facts/described-bookings.service.ts";
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import { MailButton, type MailFact } from "#server/platform/mail/mail-template.tsx";
import { renderNotice } from "#server/platform/mail/notice-mail.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { dayInWords, periodInWords, timeInWords } from "#server/platform/words/in-words.ts";
import { petsInWords, reminderWordsOf } from "./reminder-words.ts";
import type { MailedDayItem, ReminderMailData } from "./reminders.notices.ts";

const text = createTexts({ nl, en });
const care = createTexts({ nl: nlCare, en: enCare });

type Input = MailReader & ReminderMailData & { appUrl: string };

export async function reminderMail(input: Input): Promise<MailContent> {
  const { locale, path, today, appUrl } = input;
  const { title, text: said } = reminderWordsOf(input, locale, today);
  const content = await renderNotice({
    reader: input,
    appUrl,
    words: {
      title,
      lead: leadOf(input, said),
      footer: text(locale, "footer"),
      unsubscribe: text(locale, "unsubscribe"),
    },
    facts: factsOf(input),
    children: <MailButton href={appUrl + path}>{buttonOf(input)}</MailButton>,
  });
  return { subject: title, ...content };
}

/** Without a name to put into it, what the list says will do. */
function leadOf({ locale, type, params, name, firstName }: Input, said: string): string {
  const { side, bookingKind: kind = "booking", isAfterYes } = params;
  if (type === "reminder_5am") return text(locale, `lead.${type}`, { firstName });
  if (type === "reminder_deactivate_request") {
    return text(locale, `lead.${type}.${isAfterYes ? "afterYes" : "afterMonth"}`);
  }
  if (name === null) return said;
  switch (type) {
    case "reminder_24h":
    case "reminder_1h":
      return text(locale, `lead.${type}.${kind}.${side}`, { name });
    case "reminder_introduction":
      return text(locale, `lead.${type}.${side}`, { name });
    default:
      return text(locale, `lead.${type}`, { name });
  }
}

function buttonOf({ locale, type, params }: Input): string {
  switch (type) {
    case "reminder_24h":
    case "reminder_1h":
      return text(locale, `button.${params.bookingKind ?? "booking"}`);
    case "reminder_introduction":
      return text(locale, `button.${type}.${params.side}`);
    default:
      return text(locale, `button.${type}`);
  }
}

function factsOf(input: Input): MailFact[] {
  const { locale, type, params, booking, day, today } = input;
  const fact = (label: "what" | "pets" | "when" | "where" | "planned", value: string) => ({
    label: text(locale, `facts.${label}`),
    value,
  });
  if (day.length > 0) return day.map((item) => dayFact(input, item));
  const { pets = "", at } = params;
  const forWhom = pets === "" ? [] : [fact("pets", petsInWords(params, locale))];
  if (booking) {
    const where = { ...input, booking, side: params.side };
    return [
      fact("what", whatInWords(booking, locale)),
      ...forWhom,
      fact("when", periodInWords(booking.period, locale, today)),
      fact("where", placeInWords(where)),
    ];
  }
  if (type !== "reminder_check_in" || !at) return forWhom;
  const on = dayInWords(dayInAmsterdam(new Date(at)), locale, today);
  const when = text(locale, "facts.at", { day: on, time: timeInWords(at) });
  return [...forWhom, fact("planned", when)];
}

/** '08:00' and 'Bezoek aan huis: Moos en Bo van Tess, Utrecht'. */
function dayFact({ locale, params }: Input, item: MailedDayItem): MailFact {
  const { at, serviceType, isIntroduction, name, city } = item;
  const pets = petsInWords({ side: params.side, pets: item.petNames.join("\n") }, locale);
  const value = () => {
    if (isIntroduction) {
      return name === null
        ? whatInWords({ kind: "introduction", serviceType: null }, locale)
        : text(locale, "facts.meeting", { name });
    }
    const what = serviceType
      ? care(locale, `services.${serviceType}.name`)
      : text(locale, "facts.visit");
    if (name === null) return `${what}: ${pets}`;
    return city
      ? text(locale, "facts.itemIn", { what, pets, name, city })
      : text(locale, "facts.item", { what, pets, name });
  };
  return { label: timeInWords(at), value: value() };
}
