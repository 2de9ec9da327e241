import type { Locator } from "@playwright/test";
import { filled, said } from "./chat-page.ts";
import type { Texts } from "./texts.ts";
import type { Person } from "./time-travel/two-people.ts";

type Cards = Texts["booking-cards"];
type Notices = Texts["booking-notices"];

/** What somebody reads of a booking in the conversation and in their mailbox. */
export function bookingLinesOf({ texts, chat }: Pick<Person, "texts" | "chat">, others: string) {
  const cards = texts["booking-cards"];
  const notices = texts["booking-notices"];
  const name = others;
  return {
    asked: (what: keyof Cards["asked"]): Locator =>
      said(chat, filled(cards.asked[what].other, { name })),
    askedByMe: (what: keyof Cards["asked"]): Locator => said(chat, cards.asked[what].own),
    line: (text: (cards: Cards) => { other: string }): Locator =>
      said(chat, filled(text(cards).other, { name })),
    /** How the subject of the mail begins; who and which pets it is about. */
    subject<Kind extends keyof Notices & ("booking" | "introduction")>(
      kind: Kind,
      type: keyof Notices[Kind],
      pets: readonly string[] = [],
    ): string {
      const { title } = notices[kind][type] as { title: string };
      return filled(title, { name, pets: pets.join(` ${cards.and} `) });
    },
  };
}
