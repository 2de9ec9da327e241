import { ownerOnly } from "#web/lib/session/guards.ts";

export const middleware = [ownerOnly];
