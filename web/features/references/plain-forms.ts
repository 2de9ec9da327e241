import type { Relation } from "#contract/references.ts";

/** The forms about references: what their pages' actions read, and begin with. */
export const writeForm = {
  name: "writeReference",
  initial: { rating: null as string | null, knowsSince: "", text: "" },
};

export const askForm = {
  name: "askReference",
  initial: { name: "", email: "", relation: "friend" as Relation | null },
};

/** Which one is told by a hidden field. */
export const remindForm = { name: "remindOfReference", initial: { referenceId: "" } };
export const removeForm = { name: "removeReference", initial: { referenceId: "" } };

/** In the address, after a form that was sent without script: the page says what came of it. */
export const sentMark = "sent";
