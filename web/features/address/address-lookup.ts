/** An address while it is being filled in. */
export type AddressValues = {
  postalCode: string;
  houseNumber: string;
  street: string;
  city: string;
  neighborhood: string;
  /** Somebody typed street or city themselves: from then on no look-up touches them. */
  byHand: boolean;
};

export const emptyAddress: AddressValues = {
  postalCode: "",
  houseNumber: "",
  street: "",
  city: "",
  neighborhood: "",
  byHand: false,
};

/** What a look-up found; without a street only the place is known. */
export type Found = { street?: string; city: string; neighborhood?: string };

/** Which address this is, however it is typed; null while there is too little to look up. */
export function lookupKey({
  postalCode,
  houseNumber,
}: Pick<AddressValues, "postalCode" | "houseNumber">): string | null {
  const code = postalCode.replace(/\s/g, "").toUpperCase();
  const number = houseNumber.trim().toLowerCase();
  return /^[1-9]\d{3}[A-Z]{2}$/.test(code) && /^[1-9]/.test(number) ? `${code} ${number}` : null;
}

/**
 * What an answer changes. Answers may come late and out of order: one to another address than stands
 * in the form by now, or to a form that was filled in by hand meanwhile, changes nothing.
 */
export function applyFound(
  values: AddressValues,
  askedFor: string,
  found: Found,
): Partial<AddressValues> | null {
  if (values.byHand || lookupKey(values) !== askedFor) return null;
  const { street = "", city, neighborhood = "" } = found;
  return { street, city, neighborhood };
}
