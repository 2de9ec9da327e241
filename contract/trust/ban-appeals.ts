import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { paragraphs } from "../shared/validation/text.ts";

export const banAppealTextLength = { least: 20, most: 2_000 } as const;

/** What somebody with the link in the mail about their ban gets to see. */
export const ban = z.object({
  bannedAt: instant,
  /** In the words of who decided. */
  reason: z.string().optional(),
});
export type Ban = z.infer<typeof ban>;

const token = z.string().min(1).max(80);

export const banAppealForm = z.object({
  t: token,
  text: paragraphs(banAppealTextLength.most).pipe(z.string().min(banAppealTextLength.least)),
});

/** Whoever is banned can't log in: the link is what lets them in here, and nowhere else. */
export const banAppealsEndpoints = {
  getBan: endpoint({
    method: "GET",
    path: "/api/appeal",
    access: "public",
    limit: "auth",
    summary: "The ban that the link is about; 410 once it is used, too old, or the ban has ended.",
    query: z.object({ t: token }),
    response: z.object({ data: ban }),
  }),
  appeal: endpoint({
    method: "POST",
    path: "/api/appeal",
    access: "public",
    limit: "auth",
    summary: "Asks for a second look at a ban; the link works once.",
    body: banAppealForm,
  }),
};
