/** Pages whose visits are counted, by day and without a trace of who it was. */
export const visitKinds = ["search", "sitter"] as const;
export type VisitKind = (typeof visitKinds)[number];
