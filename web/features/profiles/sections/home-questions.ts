import type { User } from "#contract/account.ts";
import type { HomeFacts } from "#contract/profile-parts.ts";
import type { OwnProfile } from "#contract/profiles.ts";

/** What is asked about somebody's home, in this order. */
export const homeQuestions = [
  "garden",
  "car",
  "nonSmoking",
  "childrenAtHome",
] as const satisfies (keyof HomeFacts)[];

export type HomeProps = { profile: OwnProfile; gender: User["gender"] };
