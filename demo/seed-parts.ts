/** What all demo people are made from. */
export type SeedParts = { now: Date; appKey: string; passwordHash: string };
