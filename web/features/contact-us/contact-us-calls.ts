import type * as z from "zod";
import { type contactForm, contactMessagesEndpoints } from "#contract/content/contact-messages.ts";
import { api } from "#web/lib/api/browser-api.ts";

export async function sendContactMessage(body: z.input<typeof contactForm>): Promise<void> {
  await api.call(contactMessagesEndpoints.send, { body });
}
