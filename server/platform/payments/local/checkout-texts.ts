import type { Locale } from "#contract/shared/locale.ts";
import type { LocalStatus } from "./books.ts";
import type { Choice, PayableMethod } from "./local-bank.ts";

type Texts = {
  title: string;
  noMoney: string;
  unknown: string;
  method: string;
  methods: Record<PayableMethod, string>;
  outcome: string;
  further: string;
  choices: Record<Choice, string>;
  states: Record<Exclude<LocalStatus, "open">, string>;
  back: string;
};

/** Apart from `messages/`: nobody but who tries the product out ever reads these. */
export const checkoutTexts: Record<Locale, Texts> = {
  nl: {
    title: "Testbetaling",
    noMoney: "Dit is geen echte bank. Er wordt niets afgeschreven.",
    unknown: "Deze betaling is er niet.",
    method: "Waarmee betaal je?",
    methods: { ideal: "iDEAL | Wero", creditcard: "Creditcard", bancontact: "Bancontact" },
    outcome: "Hoe loopt het af?",
    further: "Wat gebeurt er verder?",
    choices: {
      paid: "Betaald",
      failed: "Mislukt",
      canceled: "Geannuleerd",
      expired: "Verlopen",
      chargedBack: "Laat de bank het geld terughalen",
    },
    states: {
      pending: "Deze betaling is nog bezig.",
      paid: "Deze betaling is gelukt.",
      canceled: "Deze betaling is geannuleerd.",
      expired: "Deze betaling is verlopen.",
      failed: "Deze betaling is mislukt.",
    },
    back: "Terug naar Kwispel",
  },
  en: {
    title: "Test payment",
    noMoney: "This is not a real bank. Nothing will be charged.",
    unknown: "There is no such payment.",
    method: "How do you pay?",
    methods: { ideal: "iDEAL | Wero", creditcard: "Card", bancontact: "Bancontact" },
    outcome: "How does it end?",
    further: "What happens next?",
    choices: {
      paid: "Paid",
      failed: "Failed",
      canceled: "Cancelled",
      expired: "Expired",
      chargedBack: "Let the bank take the money back",
    },
    states: {
      pending: "This payment is still on its way.",
      paid: "This payment went through.",
      canceled: "This payment was cancelled.",
      expired: "This payment has expired.",
      failed: "This payment failed.",
    },
    back: "Back to Kwispel",
  },
};
