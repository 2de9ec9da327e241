import type { Relation } from "#contract/references.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";

/** The forms about references: what their pages' actions read, and begin with. */
export const writeForm = {
  name: "writeReference",
  initial: { rating: null as string | null, knowsSince: "", text: "", confirmed: false },
};

/** What is sent: with the tick only where it was asked for. */
export function writtenOf({ rating, confirmed, ...values }: typeof writeForm.initial) {
  return { ...values, rating: rating ?? "", ...(confirmed ? { confirmed: "1" as const } : {}) };
}

/** Whether everybody may read what looks like a number or an address is asked in the form itself. */
export function explainWritten({ code, message }: ApiError): { confirmed: string } | null {
  return code === "publicDetails" ? { confirmed: message } : null;
}

export const askForm = {
  name: "askReference",
  initial: { name: "", email: "", relation: "friend" as Relation | null },
};

/** Which one is told by a hidden field. */
export const remindForm = { name: "remindOfReference", initial: { referenceId: "" } };
export const removeForm = { name: "removeReference", initial: { referenceId: "" } };

/** In the address, after a form that was sent without script: the page says what came of it. */
export const sentMark = "sent";
