import { guestOnly } from "#web/lib/guards.ts";

export const middleware = [guestOnly];
