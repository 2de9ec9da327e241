import type { ProfileType } from "#contract/profiles.ts";
import owner from "#web/ui/art/scene-nap.svg?no-inline";
import sitter from "#web/ui/art/scene-park.svg?no-inline";

export const profilePictures: Record<ProfileType, string> = {
  pet_owner: owner,
  pet_sitter: sitter,
};
