type Whereabouts = {
  city: string;
  municipality?: string;
  province?: string;
  lat: number;
  lng: number;
};

/** Not precise: only the place is known, the point is its middle, and the street is to be typed. */
export type Address =
  | (Whereabouts & { precise: true; street: string; neighborhood?: string })
  | (Whereabouts & { precise: false });

export type Addresses = {
  /** Null when there is no such address. */
  lookup(postalCode: string, houseNumber: string): Promise<Address | null>;
};

/** The register answered with something that is no answer. */
export class AddressLookupFailed extends Error {
  override name = "AddressLookupFailed";

  constructor(cause?: unknown) {
    super("Invalid response status", { cause });
  }
}
