import { guestOnly } from "#web/lib/session/guards.ts";

export const middleware = [guestOnly];
