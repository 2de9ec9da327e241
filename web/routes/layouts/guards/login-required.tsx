import { loginRequired } from "#web/lib/guards.ts";

export const middleware = [loginRequired];
