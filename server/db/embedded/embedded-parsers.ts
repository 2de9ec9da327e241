import {
  type ParserOptions,
  type PGlite,
  type QueryOptions,
  type Transaction,
  types,
} from "@electric-sql/pglite";

/**
 * Drizzle names the same few parsers with every query, and PGlite then copies its table of some four
 * hundred for them: a third of a millisecond, a third of what a read by its id takes. So the database is
 * opened with those parsers, and no query brings any.
 */

const asWritten = (value: string) => value;
const arrays = { numeric: 1231, timestamp: 1115, timestamptz: 1185, interval: 1187, date: 1182 };

/** What Drizzle reads itself, from the text that PostgreSQL wrote. */
export const drizzleParsers: ParserOptions = {
  [types.TIMESTAMP]: asWritten,
  [types.TIMESTAMPTZ]: asWritten,
  [types.INTERVAL]: asWritten,
  [types.DATE]: asWritten,
  [arrays.numeric]: asWritten,
  [arrays.timestamp]: asWritten,
  [arrays.timestamptz]: asWritten,
  [arrays.interval]: asWritten,
  [arrays.date]: asWritten,
};

const asDate = (value: string) => types.parseType(value, types.TIMESTAMPTZ);

/** For statements that don't come from Drizzle, such as the job queue's. */
export const datesAsDates: ParserOptions = {
  [types.TIMESTAMP]: asDate,
  [types.TIMESTAMPTZ]: asDate,
  [types.DATE]: asDate,
};

/** The same database, and its transactions, for whom nothing is left to parse in another way. */
export function forDrizzle(pglite: PGlite): PGlite {
  const transaction: PGlite["transaction"] = (work) =>
    pglite.transaction((tx) => work(withoutOwnParsers(tx)));
  return instead(withoutOwnParsers(pglite), { transaction });
}

function withoutOwnParsers<Asked extends PGlite | Transaction>(asked: Asked): Asked {
  const query = <Row>(text: string, values?: unknown[], options: QueryOptions = {}) => {
    const { parsers: _known, ...others } = options;
    return asked.query<Row>(text, values, others);
  };
  return instead(asked, { query });
}

/** Everything else it does itself: its methods look for private parts, which only it has. */
function instead<Whole extends object>(whole: Whole, own: object): Whole {
  return new Proxy(whole, {
    get(target, key) {
      if (key in own) return Reflect.get(own, key);
      const member: unknown = Reflect.get(target, key);
      return typeof member === "function" ? member.bind(target) : member;
    },
  });
}
