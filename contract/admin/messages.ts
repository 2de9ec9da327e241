import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";
import { id, pathId } from "../shared/ids.ts";
import { paginated, pagingQuery } from "../shared/paging.ts";
import { yesNo } from "../shared/validation/inputs.ts";
import { paragraphs } from "../shared/validation/text.ts";

/** What somebody wrote to us. */
export const adminMessage = z.object({
  id,
  /** Whoever was logged in. */
  userId: id.optional(),
  name: z.string(),
  email: z.string(),
  text: z.string(),
  createdAt: instant,
  /** Absent while it waits. */
  doneAt: instant.optional(),
  note: z.string().optional(),
});
export type AdminMessage = z.infer<typeof adminMessage>;

export const messageDoneForm = z.object({ note: paragraphs(1_000).optional() });

const params = z.object({ id: pathId });
const answer = z.object({ data: adminMessage });

export const adminMessagesEndpoints = {
  list: endpoint({
    method: "GET",
    path: "/api/admin/messages",
    access: "admin",
    summary:
      "Messages to us: those that wait, the longest first, then those done, the latest first.",
    query: pagingQuery.extend({
      open: yesNo.optional(),
      /** Part of a name or an address. */
      q: z.string().trim().max(100).optional(),
    }),
    response: paginated(adminMessage),
  }),
  get: endpoint({
    method: "GET",
    path: "/api/admin/messages/{id}",
    access: "admin",
    summary: "A message to us.",
    params,
    response: answer,
  }),
  markDone: endpoint({
    method: "PUT",
    path: "/api/admin/messages/{id}/done",
    access: "admin",
    summary: "Says that a message was dealt with, and how.",
    params,
    body: messageDoneForm,
    response: answer,
  }),
  reopen: endpoint({
    method: "DELETE",
    path: "/api/admin/messages/{id}/done",
    access: "admin",
    summary: "Puts it back into the queue.",
    params,
    response: answer,
  }),
};
