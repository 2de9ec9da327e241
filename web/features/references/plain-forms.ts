import type { Relation } from "#contract/references.ts";
import { act } from "#web/lib/forms/act.ts";

/** The forms about references: what their pages' actions read, and begin with. */
export const writeForm = act({
  name: "writeReference",
  initial: { t: "", rating: null as string | null, knowsSince: "", text: "", confirmed: false },
  failed: (texts) => texts("references")("write.failed"),
  // Whether everybody may read what looks like a number or an address is asked in the form itself.
  explain: ({ code, message }) => (code === "publicDetails" ? { confirmed: message } : null),
  send: (call, { rating, confirmed, ...values }) =>
    call("references.write", { body: writtenOf({ rating, confirmed, ...values }) }),
});

/** What is sent: with the tick only where it was asked for. */
export function writtenOf<Values extends { rating: string | null; confirmed: boolean }>({
  rating,
  confirmed,
  ...values
}: Values) {
  return { ...values, rating: rating ?? "", ...(confirmed ? { confirmed: "1" as const } : {}) };
}

export const askForm = act({
  name: "askReference",
  initial: { name: "", email: "", relation: "friend" as Relation | null },
  failed: (texts) => texts("references")("ask.failed"),
  send: (call, { relation, ...body }) =>
    call("references.ask", { body: { ...body, relation: relation ?? "friend" } }),
});

/** Which one is told by a hidden field. */
export const remindForm = act({
  name: "remindOfReference",
  initial: { referenceId: "" },
  failed: (texts) => texts("references")("list.failed"),
  send: (call, { referenceId: id }) => call("references.remind", { params: { id } }),
});
export const removeForm = act({
  name: "removeReference",
  initial: { referenceId: "" },
  failed: (texts) => texts("references")("list.failed"),
  send: (call, { referenceId: id }) => call("references.remove", { params: { id } }),
});

/** In the address, after a form that was sent without script: the page says what came of it. */
export const sentMark = "sent";
