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

/** What is saved of it. */
export function addressBody({ byHand: _, ...body }: AddressValues) {
  return body;
}

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
  const { street = "", city } = found;
  // Not every register knows neighbourhoods; one that was typed stays, in the same town.
  const isElsewhere = values.city !== "" && values.city !== city;
  const neighborhood = found.neighborhood ?? (isElsewhere ? "" : values.neighborhood);
  return { street, city, neighborhood };
}

/**
 * Whether street and city still have to be looked up for a form that was sent as it is: nobody typed
 * them, or they are those of the address before, while postal code or number are others.
 */
export function needsLookup(values: AddressValues, before: AddressValues): boolean {
  if (values.street.trim() === "" || values.city.trim() === "") return true;
  const isUntouched = values.street === before.street && values.city === before.city;
  return isUntouched && lookupKey(values) !== lookupKey(before);
}

/** Such an address with what was found. Where nothing was, what was sent stays as it is. */
export function completed(
  values: AddressValues,
  before: AddressValues,
  found: Found | null,
): AddressValues {
  if (!found) return values;
  const isMoved = lookupKey(values) !== lookupKey(before);
  const isTyped = (field: "street" | "city" | "neighborhood") =>
    values[field].trim() !== "" && (!isMoved || values[field] !== before[field]);
  const city = isTyped("city") ? values.city : found.city;
  const sameStreet = city === values.city ? values.street : "";
  const street = isTyped("street") ? values.street : (found.street ?? sameStreet);
  const neighborhood = isTyped("neighborhood") ? values.neighborhood : (found.neighborhood ?? "");
  return { ...values, street, city, neighborhood };
}
