import * as z from "zod";
import { profileType } from "./profiles.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";

/** Somebody who invites others, as anybody may see them. */
export const invitation = z.object({
  profileId: id,
  profileType,
  firstName: z.string(),
  picture: storedImage.optional(),
  /** For `/aanmelden?t=`: says who invited, and can't be made up. */
  token: z.string(),
  isOwn: z.boolean(),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationsEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/invitations/{profileId}",
    access: "public",
    summary: "Who invites, and the token that signing up by it takes.",
    params: z.object({ profileId: pathId }),
    response: z.object({ data: invitation }),
  }),
};
