import { createHmac, timingSafeEqual } from "node:crypto";

/**
 * Links in mails that open something without logging in. They are worked out of what they are for, so
 * that a second mail carries the same one and nothing that opens it is kept.
 */
export type SignedLink = {
  tokenOf(appKey: string, id: number): string;
  /** What a link is for; null for one that is not ours. */
  read(appKey: string, token: string): number | null;
};

const shape = /^([1-9]\d{0,8})\.[A-Za-z0-9_-]{43}$/;

export function signedLink(purpose: string): SignedLink {
  const tokenOf = (appKey: string, id: number) => {
    const secret = createHmac("sha256", appKey).update(`${purpose} ${id}`).digest("base64url");
    return `${id}.${secret}`;
  };
  return {
    tokenOf,
    read(appKey, token) {
      const id = Number(shape.exec(token)?.[1]);
      if (!id) return null;
      const expected = Buffer.from(tokenOf(appKey, id));
      const given = Buffer.from(token);
      return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
    },
  };
}
