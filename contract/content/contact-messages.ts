import * as z from "zod";
import { endpoint } from "../shared/endpoint.ts";
import { emailAddress, line, paragraphs } from "../shared/validation/text.ts";

export const contactTextLength = { least: 20, most: 5_000 } as const;

export const contactForm = z.object({
  name: line(80),
  email: emailAddress,
  text: paragraphs(contactTextLength.most).pipe(z.string().min(contactTextLength.least)),
  /** Out of people's sight; a machine that fills in every field fills in this one too. */
  homepage: z.string().max(500).optional(),
});

export const contactMessagesEndpoints = {
  send: endpoint({
    method: "POST",
    path: "/api/contact",
    access: "public",
    limit: "auth",
    summary: "A message to who runs the site, who answers by mail.",
    body: contactForm,
  }),
};
