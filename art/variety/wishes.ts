/** What a name or a story asks of a face; everything left open is up to the dice. */
export interface PortraitWish {
  look?: "feminine" | "masculine";
  age?: "young" | "middle" | "old";
}

export type Wish = Required<PortraitWish>;
