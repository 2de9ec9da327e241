import type { ReactNode } from "react";
import { type Urls, urlsFor } from "#contract/urls/urls.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import coffee from "#web/ui/art/scene-coffee.svg?no-inline";
import near from "#web/ui/art/scene-near.svg?no-inline";
import park from "#web/ui/art/scene-park.svg?no-inline";
import phone from "#web/ui/art/scene-phone.svg?no-inline";
import { Card } from "#web/ui/card.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { NextAction } from "./next-action.ts";

const pictures: Record<NextAction, string> = {
  answerBooking: park,
  readMessages: phone,
  finishSignup: coffee,
  confirmEmail: phone,
  fillAddress: near,
  completeProfile: coffee,
  publish: near,
  addPet: park,
  makeRequest: near,
  renewRequest: coffee,
  showRequest: near,
  improveProfile: coffee,
  findWork: park,
  findSitter: coffee,
};

type To = (urls: Urls, citySlug: string | undefined, bookingId: number | undefined) => string;

const ways: Record<NextAction, To> = {
  answerBooking: (urls, _city, id) => (id === undefined ? urls.bookings() : urls.booking(id)),
  readMessages: (urls) => urls.chats(),
  finishSignup: (urls) => urls.signup(),
  confirmEmail: (urls) => urls.settings(),
  fillAddress: (urls) => urls.profile(),
  completeProfile: (urls) => urls.profile(),
  publish: (urls) => urls.profile(),
  addPet: (urls) => urls.addPet(),
  makeRequest: (urls) => urls.createRequest(),
  renewRequest: (urls) => urls.createRequest({ edit: "when" }),
  showRequest: (urls) => urls.createRequest(),
  improveProfile: (urls) => urls.profile(),
  findWork: (urls, citySlug) => urls.sitterWork(citySlug),
  findSitter: (urls, citySlug) => urls.search(citySlug),
};

export type NextActionCardProps = {
  action: NextAction;
  /** How many bookings or messages, or how many things are missing. */
  count: number;
  citySlug?: string | undefined;
  /** The one booking that it is about. */
  bookingId?: number | undefined;
  /** How far one has come, where that is what it is about. */
  children?: ReactNode;
};

/** One thing to do, with the only coral button of the screen. */
export function NextActionCard(props: NextActionCardProps) {
  const { action, count, citySlug, bookingId, children } = props;
  const { t } = useTranslation("dashboard");
  const urls = urlsFor(useLocale());
  return (
    <Card
      as="section"
      lifted
      flush
      aria-labelledby="next-action"
      className="grid sm:grid-cols-[1fr_14rem]"
    >
      <div className="p-5 md:p-7">
        <p className="text-sm font-semibold text-brand-strong">{t("next.label")}</p>
        <h2 id="next-action" className="mt-1">
          {t(`next.${action}.title`, { count })}
        </h2>
        <p className="mt-2 text-ink-soft">{t(`next.${action}.text`)}</p>
        {children && <div className="mt-4">{children}</div>}
        <LinkButton to={ways[action](urls, citySlug, bookingId)} prefetch="intent" className="mt-5">
          {t(`next.${action}.action`)}
        </LinkButton>
      </div>
      <img
        src={pictures[action]}
        alt=""
        width={320}
        height={240}
        className="hidden size-full object-cover sm:block"
      />
    </Card>
  );
}
