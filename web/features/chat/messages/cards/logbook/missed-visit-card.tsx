import { AlarmClock, Check, Search } from "lucide-react";
import type { MissedVisitParams } from "#contract/logbooks/logbook-messages.ts";
import { formatTime } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { type CardProps, may, useCardWords } from "../card-props.ts";
import { CardButtons, MessageCard } from "../message-card.tsx";
import { CallButton } from "./call-button.tsx";
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
