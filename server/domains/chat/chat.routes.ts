import { contactEndpoints } from "#contract/chat.ts";
import type { Platform } from "#server/platform/platform.ts";
import { registerAsNewContact } from "./chat.service.ts";

export function bindChat(platform: Platform): void {
  platform.bind(
    contactEndpoints.registerUserAsNewContact,
    async ({ params, body, locale, cookies, ...call }) => {
      const device = body.device ?? call.device;
      const made = await registerAsNewContact(platform, { ...body, ...params, device, locale });
      cookies.setSession(made.token);
      return made;
    },
  );
}
