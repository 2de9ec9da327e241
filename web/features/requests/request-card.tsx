import { CalendarDays, MapPin } from "lucide-react";
import type { ReactNode } from "react";
import { Link } from "react-router";
import type { RequestCard as Request } from "#contract/requests/public-requests.ts";
import type { AnimalCategory } from "#contract/shared/animals.ts";
import { placeLine } from "#contract/shared/place-line.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { joinWords } from "#web/lib/text/join-words.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { cx } from "#web/ui/cx.ts";
import { animalPictures } from "#web/ui/pictures/animal-pictures.ts";
import { Picture } from "#web/ui/pictures/picture.tsx";
import {
  AnimalFaces,
  PictureCard,
  PlaceLine,
  pictureCardSizes,
} from "#web/ui/pictures/picture-card.tsx";
import { useWhenWords, type When } from "./when-words.ts";

export type RequestCardProps = {
  request: Request;
  /** The day it is, so that the server and the browser say the same of it. */
  today: string;
  /** A button to keep this owner, which lies on the card. */
  heart?: ReactNode;
  /** Under which heading the list stands. */
  level?: 2 | 3;
  /** Among the first on the screen: their pictures come first. */
  first?: boolean;
  /** Picture and words beside each other at every width, for one column of cards. */
  row?: boolean;
};

/** The whole card leads to the request. */
export function RequestCard(props: RequestCardProps) {
  const { request, today, heart, level = 2, first, row } = props;
  const urls = useUrls();
  const Heading = `h${level}` as const;
  return (
    <RequestFace
      request={request}
      today={today}
      heart={heart}
      first={first}
      row={row}
      heading={
        <Heading className={cx(titleLook, row ? "sm:pr-10" : "sm:pr-0")}>
          <Link
            to={urls.request(request.citySlug, request.id)}
            prefetch="intent"
            className="text-ink no-underline after:absolute after:inset-0 after:rounded-card focus-visible:outline-none focus-visible:after:outline-3 focus-visible:after:-outline-offset-3 focus-visible:after:outline-brand"
          >
            {request.title}
          </Link>
        </Heading>
      }
    />
  );
}

export const titleLook = "line-clamp-2 pr-10 text-base leading-snug sm:text-lg";

/** As much of a request as its card shows. */
export type ShownRequest = When &
  Pick<
    Request,
    "city" | "neighborhood" | "distanceKm" | "animals" | "budgetCents" | "budgetUnit" | "picture"
  >;

export type RequestFaceProps = {
  request: ShownRequest;
  today: string;
  heading: ReactNode;
  heart?: ReactNode;
  first?: boolean | undefined;
  row?: boolean | undefined;
  /** A picture that is not stored yet. */
  src?: string | undefined;
};

export function RequestFace(props: RequestFaceProps) {
  const { request, today, heading, heart, first, row, src } = props;
  return (
    <PictureCard
      picture={<CardPicture request={request} first={first} row={row} src={src} />}
      corner={heart}
      row={row}
      className="gap-1.5"
    >
      {heading}
      <CardFacts request={request} today={today} />
      <CardFoot request={request} />
    </PictureCard>
  );
}

function CardPicture({ request, first, row, src }: Omit<RequestFaceProps, "today" | "heading">) {
  const { picture, animals } = request;
  const look = cx(
    "aspect-4/5 w-full rounded-field object-cover",
    row ? "sm:aspect-square" : "sm:aspect-4/3 sm:rounded-none",
  );
  if (src || !picture) {
    const drawing = animalPictures[animals[0]?.category ?? "dog"];
    return (
      <img src={src ?? drawing} alt="" width={240} height={240} loading="lazy" className={look} />
    );
  }
  return (
    <Picture image={picture} alt="" sizes={pictureCardSizes(row)} first={first} className={look} />
  );
}

function CardFacts({ request, today }: Pick<RequestFaceProps, "request" | "today">) {
  const locale = useLocale();
  const { shortDaysOf } = useWhenWords(today);
  const days = shortDaysOf(request);
  return (
    <ul className="grid grid-cols-1 gap-1 text-sm text-ink-soft [&_svg]:mt-0.5 [&_svg]:size-4 [&_svg]:shrink-0">
      {days && (
        <li className="flex gap-2">
          <CalendarDays />
          <span className="min-w-0 font-semibold text-ink first-letter:uppercase">{days}</span>
        </li>
      )}
      <li className="flex gap-2">
        <MapPin />
        <PlaceLine place={placeLine(request, locale)} distanceKm={request.distanceKm} />
      </li>
    </ul>
  );
}

function CardFoot({ request }: { request: ShownRequest }) {
  const { t } = useTranslation(["requests", "care"]);
  const { animals, budgetCents, budgetUnit } = request;
  return (
    <div className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-2 pt-1.5">
      {budgetCents === undefined ? (
        <p className="text-sm text-ink-soft">{t("card.noBudget")}</p>
      ) : (
        <p className="tabular">
          <strong>{formatMoney(budgetCents)}</strong>{" "}
          {budgetUnit && (
            <span className="text-sm text-ink-soft">{t(`care:units.${budgetUnit}`)}</span>
          )}
        </p>
      )}
      <AnimalRow animals={animals} />
    </div>
  );
}

type AnimalRowProps = {
  animals: readonly { id: number; name: string; category: AnimalCategory }[];
};

function AnimalRow({ animals }: AnimalRowProps) {
  const { t } = useTranslation(["requests", "care"]);
  const names = animals.map(
    ({ name, category }) => `${name} (${t(`care:animals.${category}`).toLowerCase()})`,
  );
  return (
    <AnimalFaces
      label={t("card.animals", { animals: joinWords(names, t("and")) })}
      animals={animals.map(({ id, category }) => ({ id, animal: category }))}
    />
  );
}
