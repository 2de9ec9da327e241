import { dayMs } from "#contract/shared/durations.ts";
import { urls } from "#contract/urls/urls.ts";

/** It is made anew each time; whoever has an older copy looks again after this. */
const validDays = 180;

type Facts = { appUrl: string; email: string | undefined; now: Date };

/** Where to tell of a weakness, as RFC 9116 wants it. */
export function securityText({ appUrl, email, now }: Facts): string {
  const at = (path: string) => new URL(path, appUrl).href;
  const expires = new Date(now.getTime() + validDays * dayMs);
  return [
    `Contact: ${email ? `mailto:${email}` : at(urls.contact())}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: nl, en",
    `Canonical: ${at("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
