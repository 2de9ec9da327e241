import { AlarmClock, Check, Phone, Search } from "lucide-react";
import { useState } from "react";
import type { MissedVisitParams } from "#contract/logbooks/logbook-messages.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatTime } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { type CardProps, may, useCardWords } from "../card-props.ts";
import { CardButtons, MessageCard } from "../message-card.tsx";
import { petsInWords } from "./logbook-words.ts";

type Props = CardProps & { missed: MissedVisitParams };

/** Nobody has checked in: call, write below, or look for somebody else; until somebody came after all. */
export function MissedVisitCard(props: Props) {
  const { message, missed, name, citySlug } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const { t } = words;
  const { logbookId, bookingId, plannedAt, day, serviceType, isAnswered } = missed;
  const pets = petsInWords(missed, words);
  const what = t("logbook-cards:missed.what", { pets, time: formatTime(plannedAt) });
  const logbook = may(message, "viewLogbook") && (
    <LinkButton variant={isAnswered ? "soft" : "ghost"} size="sm" to={urls.logbook(logbookId)}>
      {t("logbook-cards:buttons.logbook")}
    </LinkButton>
  );
  if (isAnswered) {
    const who = t("logbook-cards:missed.came", { name });
    return <MessageCard icon={Check} disc="go" who={who} what={what} aside={logbook} />;
  }
  const filters = {
    vacations: [`${day}/${day}`],
    ...(serviceType ? { serviceTypes: [serviceType] } : {}),
  };
  return (
    <MessageCard
      icon={AlarmClock}
      disc="hot"
      asks
      who={t("logbook-cards:missed.who", { name })}
      what={what}
    >
      <p className="text-sm text-ink-soft">{t("logbook-cards:missed.text", { name })}</p>
      <CardButtons>
        {may(message, "callSitter") && bookingId !== undefined && (
          <CallButton bookingId={bookingId} name={name} />
        )}
        {may(message, "findOthers") && (
          <LinkButton variant="secondary" to={urls.search(citySlug, undefined, filters)}>
            <Search className="size-4.5 shrink-0" />
            {t("logbook-cards:buttons.others")}
          </LinkButton>
        )}
        {logbook}
      </CardButtons>
    </MessageCard>
  );
}

type CallButtonProps = { bookingId: number; name: string };

/** The number is fetched when it is needed: no message has one, as it stays when a booking is over. */
function CallButton({ bookingId, name }: CallButtonProps) {
  const { t } = useTranslation("logbook-cards");
  const [phone, setPhone] = useState<string | null>(null);
  const { press, pending, lines } = useAction({
    send: () => findSittersPhone(bookingId),
    onDone(found) {
      setPhone(found ?? "none");
      if (found) window.location.assign(`tel:${found}`);
    },
    failed: t("call.problem", { name }),
    lines: [],
  });

  if (phone && phone !== "none") {
    return (
      <LinkButton to={`tel:${phone}`}>
        <Phone className="size-4.5 shrink-0" />
        {t("call.number", { number: formatPhone(phone) })}
      </LinkButton>
    );
  }
  return (
    <>
      {(phone && lines.length === 0 ? [t("call.none", { name })] : lines).map((line) => (
        <p key={line} role="alert" className="col-span-2 text-sm font-semibold text-danger">
          {line}
        </p>
      ))}
      <Button pending={pending} onClick={() => void press()}>
        <Phone className="size-4.5 shrink-0" />
        {t("buttons.call", { name })}
      </Button>
    </>
  );
}

/** Null: they gave none. */
async function findSittersPhone(bookingId: number): Promise<string | null> {
  const { data } = await api.call("bookings.get", { params: { id: String(bookingId) } });
  return data.profiles.find(({ isOwn }) => !isOwn)?.phone ?? null;
}
