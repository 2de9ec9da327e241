import type { Endpoint } from "#contract/shared/endpoint.ts";
import type { Locale } from "#contract/shared/locale.ts";
import type { Viewer } from "../sessions/viewer.ts";
import { parseInput, type RawInput } from "./bodies/input.ts";
import type { UploadedFile } from "./bodies/uploads.ts";
import type { Call, CallCookies, Visit } from "./call.ts";
import { checkEndpointLimit } from "./guarding/limits.ts";
import {
  type CookieCarrier,
  clearSessionCookie,
  setSessionCookie,
} from "./guarding/session-cookie.ts";
import type { HttpParts } from "./http-parts.ts";

/** Inside, an action's exact types are forgotten; `bind` has checked them against its endpoint. */
export type LooseCall = Omit<Call<Endpoint>, "params" | "query" | "body" | "viewer"> & {
  params: unknown;
  query: unknown;
  body: unknown;
  viewer: Viewer | null;
};
export type LooseAction = {
  prepare(call: LooseCall): Promise<unknown>;
  run(call: LooseCall, prepared: unknown): Promise<unknown>;
  discard?(prepared: unknown): Promise<void>;
};
/** An endpoint with its action. */
export type Bound = { endpoint: Endpoint; action: LooseAction; isTransaction: boolean };

type Asked = {
  input: RawInput;
  files: UploadedFile[];
  viewer: Viewer | null;
  locale: Locale;
  visit: Visit;
};

/** What its action gets, once it is known who asks: counted, and checked by the contract. */
export async function toCall(
  parts: HttpParts,
  endpoint: Endpoint,
  { input, files, viewer, locale, visit }: Asked,
): Promise<LooseCall> {
  const who = { viewer, address: visit.address };
  await checkEndpointLimit(parts, endpoint, who, input.body);
  const parsed = await parseInput(endpoint, input, locale);
  return { ...parsed, ...visit, viewer, files, db: parts.db, locale };
}

export function callCookies(
  parts: HttpParts,
  carrier: CookieCarrier,
  sent: Readonly<Record<string, string | undefined>>,
): CallCookies {
  return {
    setSession: (token) => setSessionCookie(carrier, token, parts.isHttps),
    clearSession: () => clearSessionCookie(carrier, parts.isHttps),
    setCsrf: () => parts.csrf.setCookie(carrier),
    read: (name) => sent[name],
    setHidden: (name, value, seconds) => {
      const hidden = {
        path: "/",
        httpOnly: true,
        sameSite: "lax",
        secure: parts.isHttps,
      } as const;
      carrier.setCookie(name, value, { ...hidden, maxAge: seconds });
    },
  };
}
