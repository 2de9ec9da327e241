import type { Piece } from "#art/paper.ts";
import { paper } from "#art/paper.ts";

export const hairs = {
  ink: "#26231F",
  bark: paper.bark,
  cocoa: paper.cocoa,
  chestnut: "#6E3B22",
  ginger: "#C4602E",
  honey: "#C8934A",
  blond: "#E5BE6A",
  ash: "#8F8270",
  grey: "#B9B8B0",
  white: "#EFECE2",
} as const;

export interface HairColours {
  hair: string;
  hat?: string;
  band?: string;
  tie?: string;
}

export interface HairPieces {
  back?: Piece;
  front?: Piece;
  hidesEars?: boolean;
}

export type Hair = (colours: HairColours) => HairPieces;
