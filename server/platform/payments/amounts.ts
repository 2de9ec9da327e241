/** Money as Mollie writes it. */
export type WrittenAmount = { currency: string; value: string };

/** Digits are moved, never divided: a cent that a float loses is somebody's. */
export function writeAmount(cents: number): WrittenAmount {
  if (!Number.isSafeInteger(cents) || cents < 0) {
    throw new RangeError(`Not an amount in cents: ${cents}`);
  }
  const digits = String(cents).padStart(3, "0");
  return { currency: "EUR", value: `${digits.slice(0, -2)}.${digits.slice(-2)}` };
}

/** Null: not euros, or not an amount. */
export function readAmount({ currency, value }: WrittenAmount): number | null {
  if (currency !== "EUR" || !/^(?:0|[1-9]\d*)\.\d{2}$/.test(value)) return null;
  const cents = Number(value.replace(".", ""));
  return Number.isSafeInteger(cents) ? cents : null;
}
