import enBookingCards from "#messages/en/booking-cards.json";
import enCare from "#messages/en/care.json";
import enChat from "#messages/en/chat.json";
import enDev from "#messages/en/dev.json";
import enLogbookCards from "#messages/en/logbook-cards.json";
import enMap from "#messages/en/map.json";
import enPassword from "#messages/en/password.json";
import enUi from "#messages/en/ui.json";
import nlBookingCards from "#messages/nl/booking-cards.json";
import nlCare from "#messages/nl/care.json";
import nlChat from "#messages/nl/chat.json";
import nlDev from "#messages/nl/dev.json";
import nlLogbookCards from "#messages/nl/logbook-cards.json";
import nlMap from "#messages/nl/map.json";
import nlPassword from "#messages/nl/password.json";
import nlUi from "#messages/nl/ui.json";
import { createTextStore } from "#web/lib/i18n/text-store.ts";

declare module "#web/lib/i18n/namespaces.ts" {
  interface Namespaces {
    dev: typeof nlDev;
  }
}

/**
 * The page has its own texts in both languages, so that switching shows the components in the other
 * one at once, without touching the visitor's own choice.
 */
export const shownTexts = createTextStore({
  nl: {
    "booking-cards": nlBookingCards,
    chat: nlChat,
    "logbook-cards": nlLogbookCards,
    dev: nlDev,
    ui: nlUi,
    care: nlCare,
    map: nlMap,
    password: nlPassword,
  },
  en: {
    "booking-cards": enBookingCards,
    chat: enChat,
    "logbook-cards": enLogbookCards,
    dev: enDev,
    ui: enUi,
    care: enCare,
    map: enMap,
    password: enPassword,
  },
});
