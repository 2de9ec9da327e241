import { CalendarHeart, Check } from "lucide-react";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import { said } from "./booking-words.ts";
import { type CardProps, may, useCardWords } from "./card-props.ts";
import { CardButtons, MessageCard } from "./message-card.tsx";
import { isAnswered, isForIntroduction } from "./message-line.ts";

/** A sitter would like to meet or to sit; the owner plans it, or says that it isn't needed. */
export function InterestCard(props: CardProps) {
  const { message, side, name } = props;
  const words = useCardWords(props);
  const { t } = words;
  const wish = isForIntroduction(message) ? "introduction" : "booking";
  const who = said(`interest.${wish}`, "pet_sitter", words);
  if (isAnswered(message)) {
    const answered = said("interest.answered", "pet_owner", words);
    return <MessageCard icon={Check} disc="quiet" who={who} what={answered} />;
  }
  if (side === "pet_sitter")
    return <MessageCard icon={CalendarHeart} who={who} what={t("awaiting", { name })} />;
  const asks = may(message, "refuseIndication");
  const what = t(wish === "introduction" ? "interest.pick" : "interest.propose");
  return (
    <MessageCard
      icon={CalendarHeart}
      disc={asks ? "hot" : "plain"}
      asks={asks}
      who={who}
      what={what}
    >
      {asks && <InterestButtons {...props} />}
    </MessageCard>
  );
}

function InterestButtons(props: CardProps) {
  const { message, otherId, onAnswered } = props;
  const { t } = useCardWords(props);
  const urls = useUrls();
  const from = { chatRoomId: message.chatRoomId };

  const { press, pending } = useAction({
    send: (call) => call("messages.refuseIndication", { body: { messageId: message.id } }),
    onDone: onAnswered,
    failed: t("chat:interest.failed"),
  });

  return (
    <CardButtons>
      {otherId !== undefined && may(message, "scheduleIntroduction") && (
        <LinkButton to={urls.planIntroduction(otherId, from)}>
          {t("chat:system.scheduleIntroduction")}
        </LinkButton>
      )}
      {otherId !== undefined && may(message, "scheduleBooking") && (
        <LinkButton to={urls.planBooking(otherId, from)}>
          {t("chat:system.scheduleBooking")}
        </LinkButton>
      )}
      <Button variant="secondary" pending={pending} onClick={() => void press()}>
        {t("chat:system.refuseIndication")}
      </Button>
    </CardButtons>
  );
}
