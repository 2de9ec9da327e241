export type Place = {
  name: string;
  /** Unlike the name, one of its kind. */
  slug: string;
  lat: number;
  lng: number;
  province: string;
  municipality: string;
};

export type Places = {
  /** As somebody types: a name, a part of one, or a postal code. The likeliest first. */
  suggest(query: string, limit: number): Promise<Place[]>;
  /** By the four digits, or by the whole postal code. */
  findByPostalCode(postalCode: string): Promise<Place | null>;
  /** By any spelling in use; of several places with one name, the largest. */
  findByName(name: string): Promise<Place | null>;
  /** Null outside the Netherlands. */
  nearest(lat: number, lng: number): Promise<Place | null>;
};
