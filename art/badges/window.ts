import type { Piece } from "../paper.ts";

/** The round window of a badge's house: the paper behind, and what is seen in it, around 0 0. */
export interface Window {
  ground: string;
  shows: Piece;
}

export type Windows = Readonly<Record<string, Window>>;
