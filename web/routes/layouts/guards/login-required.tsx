import { loginRequired } from "#web/lib/session/guards.ts";

export const middleware = [loginRequired];
