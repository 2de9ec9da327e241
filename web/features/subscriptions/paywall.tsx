import { CalendarClock, Check } from "lucide-react";
import type { ReactNode } from "react";
import type { StoredImage } from "#contract/shared/images.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import { dayOfMonthInWords } from "#web/lib/time/day-words.ts";
import { Avatar } from "#web/ui/pictures/avatar.tsx";
import type { Offer } from "./offer.ts";
import { SubscribeForm } from "./subscribe-form.tsx";

export type PaywallProps = {
  offer: Offer;
  /** The page that they were on; what they began there goes on once it is paid. */
  backTo: string;
  /** Whom they want to write to. */
  about?: { name: string; picture?: StoredImage | undefined } | undefined;
  /** Of its heading: 2 where the page has one of its own. */
  level?: 1 | 2;
  /** What is kept of what they wrote. */
  children?: ReactNode;
};

/** At the third beginning of contact: first what stays free and when there is one again, then the price. */
export function Paywall({ offer, backTo, about, level = 1, children }: PaywallProps) {
  const { t } = useTranslation("paywall");
  const Heading = `h${level}` as const;
  return (
    <div className="wrap grid items-start gap-8 py-section md:grid-cols-[minmax(0,1fr)_23rem] md:gap-x-16">
      <div className="grid gap-6">
        {about && <Avatar name={about.name} picture={about.picture} size="lg" />}
        <Heading className="text-3xl leading-tight wrap-anywhere">
          {about ? t("headingOf", { name: about.name }) : t("heading")}
        </Heading>
        <p className="max-w-text text-lg">{t("lead")}</p>
        <NoHurry offer={offer} />
        {children}
        <StaysFree />
      </div>
      <SubscribeForm offer={offer} backTo={backTo} />
    </div>
  );
}

function NoHurry({ offer: { own, today } }: { offer: Offer }) {
  const { t } = useTranslation("paywall");
  const locale = useLocale();
  if (!own.nextFreeOn) return null;
  const day = dayOfMonthInWords(own.nextFreeOn, locale, today);
  return (
    <p className="flex gap-3 rounded-field bg-brand-soft px-4 py-3.5">
      <CalendarClock className="mt-0.5 size-5 shrink-0 text-brand-strong" />
      {t("noHurry", { day })}
    </p>
  );
}

const freeThings = ["reading", "answering", "booking", "beginning"] as const;

/** What nobody pays for. */
export function StaysFree() {
  const { t } = useTranslation("paywall");
  return (
    <section>
      <h2 className="mb-3 text-xl">{t("free.heading")}</h2>
      <ul className="grid gap-2.5">
        {freeThings.map((thing) => (
          <li key={thing} className="flex gap-3.5">
            <Check className="mt-0.5 size-5 shrink-0 text-brand" />
            {t(`free.${thing}`)}
          </li>
        ))}
      </ul>
    </section>
  );
}
