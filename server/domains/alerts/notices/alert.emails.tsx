import { type Locale, numberTag } from "#contract/shared/locale.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import en from "#messages/en/alert-mails.json" with { type: "json" };
import careEn from "#messages/en/care.json" with { type: "json" };
import nl from "#messages/nl/alert-mails.json" with { type: "json" };
import careNl from "#messages/nl/care.json" with { type: "json" };
import { MailCard, type MailCardProps } from "#server/platform/mail/mail-card.tsx";
import type { MailContent } from "#server/platform/mail/mail-kind.ts";
import {
  MailButton,
  MailHeading,
  MailLayout,
  MailLink,
  MailText,
  renderMail,
} from "#server/platform/mail/mail-template.tsx";
import type { MailReader } from "#server/platform/notices.ts";
import { createTexts } from "#server/platform/texts.ts";
import { daysInWords, listInWords, moneyInWords } from "#server/platform/words/in-words.ts";
import {
  type AlertNoticeParams,
  alertWordsOf,
  type DigestMailData,
  type DigestRequest,
  type DigestSitter,
} from "./alerts.notices.ts";

const text = createTexts({ nl, en });
const care = createTexts({ nl: careNl, en: careEn });

type Input = MailReader & DigestMailData & { appUrl: string };

export async function digestMail(input: Input): Promise<MailContent> {
  const { locale, params, frequency, path, pausePath, appUrl, pageUrl } = input;
  const { title: subject } = alertWordsOf(params, locale);
  const { total } = params;
  const cards = [
    ...input.sitters.map((sitter) => sitterCard(sitter, input)),
    ...input.requests.map((request) => requestCard(request, input)),
  ];
  const lead = leadOf(input);
  const content = await renderMail(
    <MailLayout
      lang={locale}
      preview={lead}
      homeUrl={appUrl}
      footer={
        <>
          {text(locale, `footer.${frequency}`)}{" "}
          <MailLink href={appUrl + pausePath}>{text(locale, "pause")}</MailLink>
          {" · "}
          <MailLink href={appUrl + urlsFor(locale).alerts()}>{text(locale, "edit")}</MailLink>
        </>
      }
      {...(pageUrl ? { unsubscribe: { url: pageUrl, label: text(locale, "unsubscribe") } } : {})}
    >
      <MailHeading>{titleOf(params, locale)}</MailHeading>
      <MailText>{lead}</MailText>
      {cards.map((card) => (
        <MailCard key={card.href} {...card} />
      ))}
      {total > cards.length && (
        <MailText>{text(locale, "first", { count: cards.length })}</MailText>
      )}
      <MailButton href={appUrl + path}>
        {total > 1 ? text(locale, "button.all", { count: total }) : text(locale, "button.one")}
      </MailButton>
    </MailLayout>,
  );
  return { subject, ...content };
}

const numbers = createTexts({ nl: nl.numbers, en: en.numbers });

function titleOf({ alertType, total }: AlertNoticeParams, locale: Locale): string {
  const key = alertType === "NEW_JOBS_IN_AREA" ? "title.jobs" : "title.sitters";
  const number = String(total);
  const spelled = isSpelled(number) ? numbers(locale, number) : number;
  return text(locale, key, { count: total, number: spelled });
}

function isSpelled(number: string): number is keyof typeof nl.numbers {
  return Object.hasOwn(nl.numbers, number);
}

function leadOf({ locale, params, filters }: Input): string {
  const { place } = params;
  const km = new Intl.NumberFormat(numberTag).format(params.distanceKm);
  const lead = place ? text(locale, "lead", { km, place }) : text(locale, "leadHere", { km });
  const name = params.alertType === "NEW_JOBS_IN_AREA" ? "offerName" : "wishName";
  const wishes = [
    ...(filters.animalCategories ?? []).map((animal) => care(locale, `animals.${animal}`)),
    ...(filters.serviceTypes ?? []).map((type) => care(locale, `services.${type}.${name}`)),
  ].map((wish) => wish.toLowerCase());
  if (wishes.length === 0) return lead;
  return text(locale, "leadFor", { lead, wishes: listInWords(wishes, locale) });
}

function sitterCard(sitter: DigestSitter, input: Input): MailCardProps {
  const { locale, appUrl, filters } = input;
  const wanted = sitter.services.filter(({ serviceType }) =>
    filters.serviceTypes?.includes(serviceType),
  );
  const offered = wanted.length > 0 ? wanted : sitter.services;
  const cheapest = offered.toSorted((a, b) => a.priceCents - b.priceCents)[0];
  const price = cheapest && {
    price: moneyInWords(cheapest.priceCents),
    unit: care(locale, `units.${cheapest.unit}`),
  };
  return {
    href: appUrl + urlsFor(locale).sitter(sitter.citySlug, sitter.id),
    title: sitter.firstName,
    picture: pictureOf(sitter, appUrl),
    lines: [
      whereOf(sitter, locale),
      ...(sitter.headline ? [sitter.headline] : []),
      ...(price ? [text(locale, offered.length > 1 ? "card.from" : "card.price", price)] : []),
    ],
    ...(sitter.reviewCount === 0 ? { mark: text(locale, "card.new") } : {}),
  };
}

function requestCard(request: DigestRequest, input: Input): MailCardProps {
  const { locale, appUrl } = input;
  const animals = request.animals.map(({ name, category }) => ({
    name,
    kind: care(locale, `animals.${category}`).toLowerCase(),
  }));
  const { budgetCents, budgetUnit } = request;
  const when = whenOf(request, input);
  return {
    href: appUrl + urlsFor(locale).request(request.citySlug, request.id),
    title: request.title,
    picture: pictureOf(request, appUrl),
    lines: [
      whereOf(request, locale),
      text(locale, "card.for", {
        animals: listInWords(
          animals.map(({ name, kind }) => `${name} (${kind})`),
          locale,
        ),
      }),
      ...(when ? [when] : []),
      ...(budgetCents && budgetUnit
        ? [
            text(locale, "card.price", {
              price: moneyInWords(budgetCents),
              unit: care(locale, `units.${budgetUnit}`),
            }),
          ]
        : []),
    ],
  };
}

function whenOf({ recurring, weekdays, startDate, endDate }: DigestRequest, input: Input) {
  const { locale, today } = input;
  if (recurring) {
    const days = weekdays.map(({ weekday }) => care(locale, `weekdays.${weekday}`));
    return days.length > 0 ? text(locale, "card.every", { days: listInWords(days, locale) }) : null;
  }
  if (!startDate) return null;
  return daysInWords({ startOn: startDate, endOn: endDate ?? startDate }, locale, today);
}

function whereOf(item: DigestSitter | DigestRequest, locale: Locale): string {
  const place = placeLine(item, locale);
  if (item.distanceKm === undefined) return place;
  const km = new Intl.NumberFormat(numberTag).format(item.distanceKm);
  return text(locale, "card.distance", { place, km });
}

/** Twice as wide as it is shown, for sharp screens, and no wider. */
const sharpWidth = 192;

function pictureOf({ picture }: DigestSitter | DigestRequest, appUrl: string): string | undefined {
  const sizes = picture?.sizes.toSorted((a, b) => a.width - b.width) ?? [];
  const fitting = sizes.find(({ width }) => width >= sharpWidth) ?? sizes.at(-1);
  return fitting && appUrl + fitting.url;
}
