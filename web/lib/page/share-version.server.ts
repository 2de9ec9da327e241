import { createHash } from "node:crypto";

/** Changes when any of what is on a shared picture does; see `urls.ogSitter`. */
export function shareVersion(...shown: unknown[]): string {
  return createHash("sha256").update(JSON.stringify(shown)).digest("base64url").slice(0, 10);
}
