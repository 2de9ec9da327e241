import type { BookingMessageParams } from "#contract/bookings/booking-messages.ts";
import type { Message, MessageAction } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { useLocale, useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { CardWords } from "./booking-words.ts";

export type CardProps = {
  message: Message;
  side: ProfileType;
  name: string;
  /** Whom a plan would be made with; absent when they are gone. */
  otherId: number | undefined;
  /** The reader's own place, for a search from here. */
  citySlug?: string | undefined;
  /** The day it is in the Netherlands. */
  today: string;
  /** Fetches what the answer changed; done when it is on the screen. */
  onAnswered: () => Promise<void>;
};

export type BookingCardProps = CardProps & { booking: BookingMessageParams };

export function useCardWords({ side, name, today }: Pick<CardProps, "side" | "name" | "today">) {
  const { t } = useTranslation(["booking-cards", "chat", "logbook-cards"]);
  const locale = useLocale();
  const words: CardWords = { t, locale, side, name, today };
  return words;
}

/** The server says what may be done; a card derives no rule again. */
export function may({ allowedActions }: Pick<Message, "allowedActions">, action: MessageAction) {
  return allowedActions.includes(action);
}
