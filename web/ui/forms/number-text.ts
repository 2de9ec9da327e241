import { formatNumber } from "#web/lib/text/formatting.ts";

/**
 * Reads a number the way people type it. The site writes 1.450,50 in both languages, but many type
 * 14.50 all the same; read by the letter that would become 1450. So a single point divides thousands
 * only when exactly three digits follow it.
 *
 * Gives null for nothing, NaN for what is no number.
 */
export function parseNumber(text: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f€]/g, "").replace(/^[−–]/, "-");
  if (bare === "") return null;
  const parts = /^(-?)([\d.,]*\d[.,]?)$/.exec(bare);
  if (!parts) return Number.NaN;
  const [, sign = "", body = ""] = parts;
  const decimal = decimalSign(body);
  if (decimal === null) return wellGrouped(body) ? Number(sign + digits(body)) : Number.NaN;
  const at = body.lastIndexOf(decimal);
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (whole !== "" && !wellGrouped(whole)) return Number.NaN;
  return Number(`${sign}${digits(whole) || "0"}.${fraction || "0"}`);
}

/** Writes it as the site does, with at most, or exactly, so many decimals. */
export function numberText(value: number, decimals: number, fixed: boolean): string {
  const text = formatNumber(value, decimals);
  return fixed || !text.includes(",") ? text : text.replace(/,?0*$/, "");
}

function digits(text: string): string {
  return text.replace(/[.,]/g, "");
}

function wellGrouped(text: string): boolean {
  return /^\d+$/.test(text) || /^\d{1,3}(\.\d{3})+$/.test(text) || /^\d{1,3}(,\d{3})+$/.test(text);
}

function decimalSign(body: string): "." | "," | null {
  const signs = body.match(/[.,]/g) ?? [];
  const last = signs[signs.length - 1] as "." | "," | undefined;
  if (!last) return null;
  if (new Set(signs).size === 2) return last;
  if (signs.length > 1) return null;
  const dividesThousands = /^\d{1,3}\.\d{3}$/.test(body);
  return dividesThousands ? null : last;
}
