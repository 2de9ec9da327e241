/** The names of the answers that work without script too; the page's action takes them. */
export const answerForms = {
  accept: "accept-booking",
  decline: "decline-booking",
  withdraw: "withdraw-proposal",
  sayHome: "say-home",
} as const;
