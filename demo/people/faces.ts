import type { Sitter as FaceParts } from "#art/people.ts";
import { faceOf } from "#demo/pictures/draw-picture.ts";
import type { FaceLook } from "#demo/pictures/picture-keys.ts";
import { type Background, backgrounds } from "./backgrounds.ts";
import type { Person } from "./person.ts";

const attempts = 200;

/** A face that goes with the name, and that the caller likes; after many tries any that goes. */
export function chooseFace(
  person: Person,
  number: number,
  isLiked: (face: FaceParts) => boolean = () => true,
): { look: FaceLook; face: FaceParts } {
  let fitting: { look: FaceLook; face: FaceParts } | undefined;
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const look: FaceLook = {
      look: person.gender === "FEMALE" ? "feminine" : "masculine",
      age: person.ageBand,
      seed: number * 256 + attempt + 1,
    };
    const face = faceOf(look);
    if (!fits(face, person)) continue;
    fitting = { look, face };
    if (isLiked(face)) return fitting;
  }
  if (!fitting) throw new Error(`no face for ${person.firstName}`);
  return fitting;
}

function fits(face: FaceParts, { background }: Person): boolean {
  const { skins, veiled = false }: Background = backgrounds[background];
  return skins.includes(face.skin) && (face.style !== "hijab" || veiled);
}
