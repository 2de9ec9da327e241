import { ClipboardCheck, ClipboardPen } from "lucide-react";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { LinkButton } from "#web/ui/link-button.tsx";
import { petsInWords } from "./booking-words.ts";
import { type CardProps, may, useCardWords } from "./card-props.ts";
import { type IntakeState, whoseIntake } from "./intake-words.ts";
import { CardButtons, MessageCard } from "./message-card.tsx";

/** What the sitter has to know: to be filled in, filled from before, or there to read. */
export function IntakeCard(props: CardProps & { state: IntakeState }) {
  const { message, state } = props;
  const words = useCardWords(props);
  const urls = useUrls();
  const { t } = words;
  const { bookingId, petNames } = message.params ?? {};
  const pets = petsInWords(typeof petNames === "string" ? petNames : undefined, words);
  const to = typeof bookingId === "number" ? urls.intake(bookingId) : null;
  const asks = state === "needed" && may(message, "fillIntake");
  const label = asks ? "fillIntake" : may(message, "fillIntake") ? "checkIntake" : "readIntake";
  const canOpen = to && (may(message, "fillIntake") || may(message, "readIntake"));
  const button = canOpen && (
    <LinkButton variant={asks ? "primary" : "soft"} size={asks ? "md" : "sm"} to={to}>
      {t(`buttons.${label}`)}
    </LinkButton>
  );
  return (
    <MessageCard
      icon={state === "filled" ? ClipboardCheck : ClipboardPen}
      disc={asks ? "hot" : "plain"}
      asks={asks}
      who={whoseIntake(state, words)}
      what={pets ? t("intake.about", { pets }) : t("intake.aboutNobody")}
      aside={!asks && button}
    >
      {asks && button && <CardButtons>{button}</CardButtons>}
    </MessageCard>
  );
}
