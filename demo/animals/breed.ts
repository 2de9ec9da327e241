import type { Choices } from "#art/seed.ts";
import type { Size } from "#contract/shared/animals.ts";

/** A breed as demo pets need it: how often it is met, how heavy it gets, and its coats. */
export type Breed<Look> = {
  share: number;
  kilos: readonly [number, number];
  size?: Size;
  looks: Choices<Look>;
};

export type Breeds<Look> = Readonly<Record<string, Breed<Look>>>;
