import { describe, expect, it } from "vitest";
import {
  type FactName,
  mayBeKnown,
  type Precision,
  ties,
  whatMayBeKnown,
} from "#contract/privacy/what-may-be-known.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { testServer } from "#tests/setup/test-server.ts";
import { planted, plantedInForm, readAll, type Tied, tie } from "./known-people.ts";

/** The table against the product: who opens all that there is reads of each fact what its line says. */
const server = testServer();

const sides: ProfileType[] = ["pet_owner", "pet_sitter"];
const facts = Object.keys(whatMayBeKnown) as FactName[];

type Signs = { exact: readonly string[]; rough?: readonly string[] };

/** What is seen of a fact when it is told exactly, and when it is told roughly. */
function signsOf(fact: FactName, about: ProfileType, days: readonly string[]): Signs {
  const { lastName, phone, street, neighborhood, exact, shown } = planted[about];
  const initial = `"last_initial":"${lastName.slice(0, 1)}"`;
  switch (fact) {
    case "place":
      return { exact: [], rough: [`${shown.lat}`, `${shown.lng}`, neighborhood] };
    case "exactPoint":
      return { exact: [`${exact.lat}`, `${exact.lng}`] };
    case "familyName":
      return { exact: [lastName], rough: [initial] };
    case "phone":
      return { exact: [phone] };
    case "ownersAddress":
    case "sittersAddress":
      return { exact: [street] };
    case "absence":
      return { exact: days };
    default:
      return { exact: plantedInForm[fact] };
  }
}

function told({ exact, rough = [] }: Signs, text: string): Precision {
  if (exact.some((sign) => text.includes(sign))) return "exact";
  return rough.some((sign) => text.includes(sign)) ? "rough" : "nothing";
}

/** The days of what was agreed, which a request has not. */
async function daysOf({ bookingIds }: Tied): Promise<string[]> {
  const rows = await server.current.platform.db.query.bookings.findMany();
  const own = rows.filter(({ id }) => bookingIds.includes(id));
  return own.map(({ startOn }) => `"start_date":"${startOn}T`);
}

describe.each(sides)("what may be known of the %s", (about) => {
  it.each(ties)("%s", async (how) => {
    const isApart = ["self", "guest", "stranger", "admin"].includes(how);
    // Whoever is apart from the two looks while there is the most to be known.
    const tied = await tie(server.current, isApart ? "running" : how, about);
    const text = await readAll(server.current, tied, how, about);
    const days = await daysOf(tied);
    const known = (precision: (fact: FactName) => Precision) =>
      Object.fromEntries(
        facts
          .filter(
            (fact) => whatMayBeKnown[fact].of === "either" || whatMayBeKnown[fact].of === about,
          )
          .map((fact) => [fact, precision(fact)]),
      );
    const said = known((fact) => told(signsOf(fact, about, days), text));
    const expected = known((fact) => mayBeKnown(fact, how));
    // Of oneself there is more to read than of anybody; the moved point is nothing that one needs.
    const { place: saidPlace, ...saidRest } = said;
    const { place, ...rest } = expected;
    expect(saidRest).toEqual(rest);
    if (how !== "self") expect(saidPlace).toBe(place);
  });
});
