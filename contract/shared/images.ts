import * as z from "zod";
import { id } from "./ids.ts";

/** A stored picture. `url` is the largest; `sizes` has what `srcset` needs, from small to large. */
export const storedImage = z.object({
  id,
  url: z.string(),
  sizes: z.array(z.object({ width: z.int(), url: z.string() })),
  width: z.int(),
  height: z.int(),
  /** A thumbhash in base64: the blur that shows while the picture loads. */
  placeholder: z.string(),
});
export type StoredImage = z.infer<typeof storedImage>;

export const uploadMaxFiles = 20;
