import { endpointTables } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { moves } from "./moves.ts";

type Table = keyof typeof endpointTables;
/** All that can be written of a booking, its chat, its pets and its logbook. */
export const racedTables = [
  "bookings",
  "messages",
  "chat",
  "pets",
  "intakeForms",
  "logbooks",
  "reports",
] as const satisfies readonly Table[];

/** What is not raced, and why. */
export const notRaced: Readonly<Record<string, string>> = {
  "bookings.canCreate": "It only asks.",
  "bookings.hasConflictingBookings": "It only asks.",
  "bookings.sayHome":
    "It wants a stay that ended early, of which nothing else can be moved any more.",
  "logbooks.addImage": "What it writes, a message with its activity does too; it takes a picture.",
  "logbooks.addImagesToOwnerProfile": "It copies files, before its transaction.",
};

export type MoveName = keyof typeof moves & string;
export type Pair = readonly [MoveName, MoveName];

/** Two that hold each other up: the one wants pets and then the room, the other the room and then pets. */
export const namedPairs: readonly Pair[] = [
  ["bookings.update other pets", "bookings.setStatus yes"],
  ["bookings.create", "bookings.setStatus yes"],
  ["logbooks.create", "bookings.setStatus yes"],
];

/** Every two of them, and each with itself. */
export function allPairs(): Pair[] {
  const names = Object.keys(moves);
  return names.flatMap((one, at) => names.slice(at).map((other) => [one, other] as const));
}

export function endpointOf(name: MoveName): Endpoint {
  const [table = "", action = ""] = name.split(" ")[0]?.split(".") ?? [];
  const found = (endpointTables as Record<string, Record<string, Endpoint>>)[table]?.[action];
  if (!found) throw new Error(`there is no endpoint ${name}`);
  return found;
}

/** The endpoints that are written by, as the contract has them. */
export function writtenEndpoints(): string[] {
  return racedTables.flatMap((table) =>
    Object.entries<Endpoint>(endpointTables[table])
      .filter(([, { method }]) => method !== "GET")
      .map(([action]) => `${table}.${action}`),
  );
}
