import * as z from "zod";
import { id } from "./shared/ids.ts";

export const profileTypes = ["pet_sitter", "pet_owner"] as const;
export const profileType = z.enum(profileTypes);
export type ProfileType = z.infer<typeof profileType>;

/** The profile in use, as its own user sees it. */
export const ownProfile = z.object({
  id,
  profileType,
  isRegistering: z.boolean(),
});
export type OwnProfile = z.infer<typeof ownProfile>;
