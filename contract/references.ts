import * as z from "zod";
import { instant } from "./shared/dates.ts";
import { endpoint } from "./shared/endpoint.ts";
import { id, pathId } from "./shared/ids.ts";
import { storedImage } from "./shared/images.ts";
import { paginated, reviewPagingQuery } from "./shared/paging.ts";
import { integerBetween, yesNo } from "./shared/validation/inputs.ts";
import { emailAddress, line, paragraphs } from "./shared/validation/text.ts";

/** How somebody knows the sitter. */
export const relations = [
  "friend",
  "family",
  "colleague",
  "neighbour",
  "past_employer",
  "pet_owner",
] as const;
export const relation = z.enum(relations);
export type Relation = z.infer<typeof relation>;

/** Asked for and written together. */
export const mostReferences = 10;
export const mostReminders = 2;
/** How long the link in the mail works. */
export const referenceLinkDays = 60;
export const referenceTextLength = { least: 20, most: 2_000 } as const;

/** What a sitter fills in to ask for one. */
export const referenceRequestForm = z.object({
  name: line(80),
  email: emailAddress,
  relation,
});

export const referenceActions = ["remind", "remove"] as const;
export type ReferenceAction = (typeof referenceActions)[number];

/** One that was asked for, as the sitter sees it. */
export const ownReference = z.object({
  id,
  name: z.string(),
  /** Gone once it is written: nobody needs it any more. */
  email: z.string().optional(),
  relation,
  status: z.enum(["asked", "expired", "written"]),
  askedAt: instant,
  expiresAt: instant,
  reminders: z.int(),
  text: z.string().optional(),
  rating: z.int().optional(),
  knowsSince: z.int().optional(),
  writtenAt: instant.optional(),
  allowedActions: z.array(z.enum(referenceActions)),
});
export type OwnReference = z.infer<typeof ownReference>;

/** One as everybody reads it. */
export const reference = z.object({
  id,
  firstName: z.string(),
  relation,
  text: z.string(),
  rating: z.int(),
  /** The year in which they met. */
  knowsSince: z.int(),
  writtenAt: instant,
});
export type Reference = z.infer<typeof reference>;

/** Whom somebody with a link is asked about. */
export const referenceInvitation = z.object({
  name: z.string(),
  relation,
  sitter: z.object({
    firstName: z.string(),
    city: z.string().optional(),
    picture: storedImage.optional(),
  }),
});
export type ReferenceInvitation = z.infer<typeof referenceInvitation>;

const token = z.string().min(1).max(80);

export const referenceForm = z.object({
  t: token,
  text: paragraphs(referenceTextLength.most).pipe(z.string().min(referenceTextLength.least)),
  rating: integerBetween(1, 5),
  knowsSince: integerBetween(1940, 2100),
  /** That everybody may read a phone number or the like. */
  confirmed: yesNo.optional(),
});

export const referencesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/references",
    access: "user",
    summary: "The references that the sitter asked for, the newest first.",
    response: z.object({ data: z.array(ownReference) }),
  }),
  ask: endpoint({
    method: "POST",
    path: "/api/references",
    access: "verified",
    limit: "messages",
    summary: "Mails somebody a link to write a reference for the sitter.",
    body: referenceRequestForm,
    status: 201,
    response: z.object({ data: ownReference }),
  }),
  remove: endpoint({
    method: "DELETE",
    path: "/api/references/{id}",
    access: "user",
    summary: "Withdraws what was asked, or takes a reference off the profile.",
    params: z.object({ id: pathId }),
  }),
  remind: endpoint({
    method: "POST",
    path: "/api/references/{id}/remind",
    access: "verified",
    limit: "messages",
    summary: "Mails the link once more; twice at most.",
    params: z.object({ id: pathId }),
    response: z.object({ data: ownReference }),
  }),
  getInvitation: endpoint({
    method: "GET",
    path: "/api/reference",
    access: "public",
    limit: "auth",
    summary: "Whom the link asks to write about; 410 once it is used or too old.",
    query: z.object({ t: token }),
    response: z.object({ data: referenceInvitation }),
  }),
  write: endpoint({
    method: "POST",
    path: "/api/reference",
    access: "public",
    limit: "auth",
    summary: "Writes the reference; the link works once.",
    body: referenceForm,
    status: 201,
    response: z.object({ data: reference }),
  }),
  listForProfile: endpoint({
    method: "GET",
    path: "/api/references/for/{profileId}",
    access: "public",
    summary: "A sitter's references, the newest first.",
    params: z.object({ profileId: pathId }),
    query: reviewPagingQuery,
    response: paginated(reference),
  }),
};
