import * as z from "zod";
import { profileType } from "./profiles.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";

/** Somebody who invites others, as anybody may see them: who can be found anyhow. */
export const invitation = z.object({
  profileId: id,
  profileType,
  firstName: z.string(),
  picture: storedImage.optional(),
  isOwn: z.boolean(),
  /** Whether others see it too: only one's own is shown before one can be found. */
  isOpen: z.boolean(),
  /**
   * For the link that one passes on: says who invited, and can't be made up. Only the inviter's own,
   * while it is open; whom they gave it to has it from them.
   */
  token: z.string().optional(),
});
export type Invitation = z.infer<typeof invitation>;

export const invitationsEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/invitations/{profileId}",
    access: "public",
    summary:
      "Who invites: a sitter or an owner who can be found. With the token to pass on, if it is one's own.",
    params: z.object({ profileId: pathId }),
    response: z.object({ data: invitation }),
  }),
};

/** What a sitter hangs up instead of passing a link on. */
export const posterEndpoints = {
  download: endpoint({
    method: "GET",
    path: "/api/user/poster",
    access: "user",
    limit: "costly",
    summary: "A poster of the sitter profile on A4, to hang up.",
    download: { contentType: "application/pdf", fileName: "kwispel-poster.pdf" },
  }),
};
