import { createHash, createVerify, type KeyObject } from "node:crypto";

type Tags = Record<"d" | "s" | "h" | "bh" | "b", string>;

/** What a receiver does with a signature (RFC 6376, relaxed/relaxed, rsa-sha256); null if it is not right. */
export function checkDkim(source: string, publicKey: KeyObject): Tags | null {
  const split = source.indexOf("\r\n\r\n");
  const headers = source
    .slice(0, split)
    .replace(/\r\n[ \t]+/g, " ")
    .split("\r\n");
  const find = (name: string) =>
    headers.find((line) => line.toLowerCase().startsWith(`${name.toLowerCase()}:`));
  const signature = find("dkim-signature");
  if (!signature) return null;
  const tags = tagsOf(signature.slice(signature.indexOf(":") + 1));
  const body = createHash("sha256").update(relaxedBody(source.slice(split + 4)));
  if (body.digest("base64") !== tags.bh) return null;
  const signed = tags.h.split(":").flatMap((name) => find(name.trim()) ?? []);
  const withoutValue = relaxedHeader(signature).replace(/(;\s*b=)[^;]*$/, "$1");
  const text = [...signed.map(relaxedHeader), withoutValue].join("\r\n");
  const verify = createVerify("rsa-sha256").update(text);
  return verify.verify(publicKey, tags.b, "base64") ? tags : null;
}

function tagsOf(value: string): Tags {
  const pairs = value.split(";").map((part) => {
    const at = part.indexOf("=");
    return [part.slice(0, at).trim(), part.slice(at + 1).replace(/\s/g, "")];
  });
  return Object.fromEntries(pairs);
}

function relaxedHeader(line: string): string {
  const at = line.indexOf(":");
  const value = line
    .slice(at + 1)
    .replace(/\s+/g, " ")
    .trim();
  return `${line.slice(0, at).trim().toLowerCase()}:${value}`;
}

function relaxedBody(body: string): string {
  const lines = body.split("\r\n").map((line) => line.replace(/[ \t]+/g, " ").replace(/ $/, ""));
  const text = lines.join("\r\n").replace(/(\r\n)+$/, "");
  return text === "" ? "" : `${text}\r\n`;
}
