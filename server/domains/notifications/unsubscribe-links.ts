import { createHmac, timingSafeEqual } from "node:crypto";
import type { NotificationKind } from "#contract/notifications.ts";

type Which = { email: string; kind?: NotificationKind | undefined };

function sign(appKey: string, { email, kind = undefined }: Which): Buffer {
  const text = `unsubscribe ${kind ?? "all"} ${email.toLowerCase()}`;
  return createHmac("sha256", appKey).update(text).digest();
}

export function isUnsubscribeSignature(appKey: string, which: Which, signature: string): boolean {
  const expected = sign(appKey, which);
  const given = Buffer.from(signature, "base64url");
  return given.length === expected.length && timingSafeEqual(given, expected);
}

type Links = { pageUrl: string; headers: Record<string, string> };

/** The link at the foot of a mail, and the headers that give mail programs a button (RFC 8058). */
export function unsubscribeLinks(appKey: string, appUrl: string, which: Which): Links {
  const query = new URLSearchParams({
    email: which.email,
    s: sign(appKey, which).toString("base64url"),
    ...(which.kind ? { kind: which.kind } : {}),
  });
  return {
    pageUrl: `${appUrl}/unsubscribeMail?${query}`,
    headers: {
      "List-Unsubscribe": `<${appUrl}/api/unsubscribe?${query}>`,
      "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
    },
  };
}
