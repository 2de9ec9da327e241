export type HouseNumber = { number: number; addition: string };

const pattern = /^(?<number>[1-9]\d{0,4})(?!\d)(?<addition>(?:[\s\-/]*[a-z0-9]+){0,3})$/i;

/** `12 a-3` → 12 and `A3`; null for what can't be a house number. */
export function parseHouseNumber(text: string): HouseNumber | null {
  const { number = "", addition = "" } = pattern.exec(text.trim())?.groups ?? {};
  return number === "" ? null : { number: Number(number), addition: foldAddition(addition) };
}

/** Registers and people write additions differently: `12-a`, `12 A` and `12a` are one house. */
export function foldAddition(addition: string): string {
  return addition.replace(/[^a-z0-9]/gi, "").toUpperCase();
}
