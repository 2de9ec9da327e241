/** The places that open later, by the first part of their address. */
const places = {
  aanmelden: { place: "signup", needsLogin: false },
  register: { place: "signup", needsLogin: false },
  signup: { place: "signup", needsLogin: false },
  zoeken: { place: "search", needsLogin: false },
  search: { place: "search", needsLogin: false },
  oppaswerk: { place: "sitterWork", needsLogin: false },
  sitterwork: { place: "sitterWork", needsLogin: false },
  "hoe-werkt-het": { place: "howItWorks", needsLogin: false },
  chats: { place: "chats", needsLogin: true },
  bookings: { place: "bookings", needsLogin: true },
  logbooks: { place: "logbooks", needsLogin: true },
  profile: { place: "profile", needsLogin: true },
} as const;

type PlaceEntry = (typeof places)[keyof typeof places];
export type Place = PlaceEntry["place"];

export function placeOf(path: string): PlaceEntry {
  const head = path.split(/[/?]/)[1] ?? "";
  return head in places ? places[head as keyof typeof places] : places.zoeken;
}
