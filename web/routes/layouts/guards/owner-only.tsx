import { ownerOnly } from "#web/lib/guards.ts";

export const middleware = [ownerOnly];
