const pattern = /^(?<digits>[1-9]\d{3})\s?(?<letters>[a-z]{2})$/i;
// Never given out: they stood for organisations of the occupation.
const neverGiven = new Set(["SA", "SD", "SS"]);

/** `1234ab`, `1234 AB` → `1234 AB`; null for what can't be a Dutch postal code. */
export function parsePostalCode(text: string): string | null {
  const { digits = "", letters = "" } = pattern.exec(text.trim())?.groups ?? {};
  if (digits === "" || neverGiven.has(letters.toUpperCase())) return null;
  return `${digits} ${letters.toUpperCase()}`;
}

/** The four digits, of a whole postal code or by themselves: `1234 AB` and `1234` → 1234. */
export function parsePostalDigits(text: string): number | null {
  const digits = parsePostalCode(text)?.slice(0, 4) ?? text.trim();
  return /^[1-9]\d{3}$/.test(digits) ? Number(digits) : null;
}
