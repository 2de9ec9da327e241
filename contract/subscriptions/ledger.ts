/** What is written down of a subscription, in its order; everything else follows from it. */
export const periodKinds = ["bought", "renewed"] as const;
/** The first two are its owner's choice, the third is the clock's, when all charges failed. */
export const choiceKinds = ["cancelled", "resumed", "given_up"] as const;
/** What ends it on the day itself. */
export const endKinds = ["withdrawn", "charged_back", "refunded"] as const;
export const entryKinds = [...periodKinds, ...choiceKinds, "plan_chosen", ...endKinds] as const;
export type EntryKind = (typeof entryKinds)[number];

/** What is written down of a payment. */
export const paymentEntryKinds = [
  "status",
  "refunded",
  "charged_back",
  "chargeback_reversed",
  /** The provider tells of another amount than was ordered: nothing of it counts, and somebody looks. */
  "other_amount",
] as const;
