/**
 * Reads a number the way people type it. Dutch writes 14,50 and English 14.50, but half the Dutch
 * type a point all the same; read by the letter of the locale '14.50' would become 1450. So a
 * single point or comma divides thousands only when exactly three digits follow it and the locale
 * uses it that way.
 *
 * Gives null for nothing, NaN for what is no number.
 */
export function parseNumber(text: string, locale: string): number | null {
  const bare = text.replace(/[\s\u00a0\u202f€]/g, "").replace(/^[−–]/, "-");
  if (bare === "") return null;
  const parts = /^(-?)([\d.,]*\d[.,]?)$/.exec(bare);
  if (!parts) return Number.NaN;
  const [, sign = "", body = ""] = parts;
  const decimal = decimalSign(body, locale);
  if (decimal === null) return wellGrouped(body) ? Number(sign + digits(body)) : Number.NaN;
  const at = body.lastIndexOf(decimal);
  const whole = body.slice(0, at);
  const fraction = body.slice(at + 1);
  if (whole !== "" && !wellGrouped(whole)) return Number.NaN;
  return Number(`${sign}${digits(whole) || "0"}.${fraction || "0"}`);
}

/** Writes it back as the locale does, with at most, or exactly, so many decimals. */
export function formatNumber(value: number, locale: string, decimals: number, fixed: boolean) {
  return new Intl.NumberFormat(locale, {
    maximumFractionDigits: decimals,
    minimumFractionDigits: fixed ? decimals : 0,
  }).format(value);
}

function digits(text: string): string {
  return text.replace(/[.,]/g, "");
}

function wellGrouped(text: string): boolean {
  return /^\d+$/.test(text) || /^\d{1,3}(\.\d{3})+$/.test(text) || /^\d{1,3}(,\d{3})+$/.test(text);
}

function decimalSign(body: string, locale: string): "." | "," | null {
  const signs = body.match(/[.,]/g) ?? [];
  const last = signs[signs.length - 1] as "." | "," | undefined;
  if (!last) return null;
  if (new Set(signs).size === 2) return last;
  if (signs.length > 1) return null;
  const dividesThousands = last !== localeDecimal(locale) && /^\d{1,3}[.,]\d{3}$/.test(body);
  return dividesThousands ? null : last;
}

function localeDecimal(locale: string): string | undefined {
  const parts = new Intl.NumberFormat(locale).formatToParts(1.5);
  return parts.find((part) => part.type === "decimal")?.value;
}
