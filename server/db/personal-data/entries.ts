import type { SQL } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import type { Schema } from "../schema.ts";

/**
 * The words of the register of personal data: for every column of every table whether it is personal,
 * whose it is, why it is kept and how long. Export, deletion and retention go by it.
 */
export type TableName = {
  [Name in keyof Schema]: Schema[Name] extends PgTable ? Name : never;
}[keyof Schema];

export type ColumnName<Name extends TableName> = keyof Schema[Name]["_"]["columns"] & string;

/** Why something is kept, and what the law calls that. */
export const purposes = {
  account: "to let somebody log in, and to reach them (contract)",
  profile: "to show owners and sitters to each other (contract)",
  contact: "to let owners and sitters write to each other (contract)",
  care: "to agree on care, and to carry it out and tell of it (contract)",
  trust: "to let people judge whom they trust with an animal (legitimate interest)",
  safety: "to protect people from each other, and to account for decisions (legal obligation)",
  money: "to sell subscriptions and to take payments (contract)",
  books: "to keep books for the tax authorities (legal obligation)",
  notices: "to tell people what they asked to be told (contract, and consent for mail and push)",
  security: "to notice that somebody else tries to get in (legitimate interest)",
  running: "to do what was asked exactly once, also after a failure (legitimate interest)",
} as const;
export type Purpose = keyof typeof purposes;

export type Keep =
  /**
   * As long as what it belongs to: an account, a profile, a booking. `goesWithLast`: it is of several
   * profiles, and goes when the last of them does.
   */
  | { as: "theirs"; until: string; goesWithLast?: true }
  /** Rows that the nightly purge deletes, so many days after something; `isOver` finds them. */
  | { as: "purged"; days: number; since: string; isOver: (before: Date) => SQL | undefined }
  /** Deleted or emptied by a job of the domain that knows what else follows from it. */
  | { as: "erased"; period: string; job: string };

/**
 * How a row leads to somebody: it names them, or belongs to a row that does (`through`, by that table's
 * `id`, to who is called `as` there). `only`: the rows of these that they may see.
 */
export type Way<Name extends TableName> = { only?: SQL } & (
  | { user: ColumnName<Name> }
  | { profile: ColumnName<Name> }
  | { email: ColumnName<Name> }
  | { through: ColumnName<Name>; table: TableName; as: string }
);

/**
 * What stays of somebody who leaves, because others go on needing it:
 * the words of the specification's list, and nothing else.
 */
export const staying = {
  invoices: "invoices and what was paid, for seven years",
  messages: "what was written to somebody else",
  reviews: "what was written about somebody else, without a name",
  bookings: "what was agreed on with somebody else, names replaced",
  logbooks: "what was noted for somebody else, names replaced",
  evidence: "what was reported, until six months after the decision",
} as const;
export type Staying = keyof typeof staying;

/** What becomes of a column when one of those goes whose it is, and the row stays. */
export type Leaving = { stays: Staying } | { becomes: "null" | "default" } | "rowGoes";

export type ColumnEntry =
  | { kind: "plain" }
  | {
      /**
       * `personal`: theirs to have. `secret`: theirs, and never handed out, as it would open something.
       * `picture`: the name of a picture in storage. `encrypted`: what only the data key reads.
       */
      kind: "personal" | "secret" | "picture" | "encrypted";
      /** Whose, by the names that the table gives them. */
      of: readonly string[];
      leaving?: Leaving;
      /** Where these differ from the table's. */
      why?: Purpose;
      keep?: Keep;
    };

/** Names of columns, with spaces between them; of many, in lines. */
type Words = string | readonly string[];

/**
 * What is said of a table: once whose its rows are, why and how long they are kept, and then of each column
 * by name what it is. Numbers of rows and flags say nothing by themselves, and instants are theirs whose the
 * row is: these are named only where it is otherwise.
 */
export type TableEntry<Name extends TableName> = {
  /** What a row is. */
  row: string;
  why: Purpose;
  keep: Keep;
  /** Whose rows these are; null for people without an account to go by. */
  people: Readonly<Record<string, Way<Name> | null>>;
  /** Whose its columns are; all of them unless said. */
  of?: readonly string[];
  /** What becomes of its columns when one of those goes, and the row stays. */
  leaving?: Leaving;
  theirs?: Words;
  secret?: Words;
  picture?: Words;
  encrypted?: Words;
  /** Says nothing about anybody by itself: numbers, order, the state of machinery. */
  plain?: Words;
  /** Of which more is to be said, or another person's. */
  but?: Readonly<Record<string, ColumnEntry>>;
};

type Column<
  Name extends TableName,
  Key extends ColumnName<Name>,
> = Schema[Name]["_"]["columns"][Key];
type DataOf<Name extends TableName, Key extends ColumnName<Name>> =
  Column<Name, Key> extends { _: { data: infer Data } } ? Data : never;

/** Whether its kind says enough: an instant, a flag, the number of a row. */
type IsSaidByKind<Key extends string, Data> = [Data] extends [Date | boolean]
  ? true
  : [Data] extends [number]
    ? Key extends "id" | `${string}Id`
      ? true
      : false
    : false;

type ToBeSaid<Name extends TableName> = {
  [Key in ColumnName<Name>]: IsSaidByKind<Key, DataOf<Name, Key>> extends true ? never : Key;
}[ColumnName<Name>];

type NamesIn<Text> = Text extends `${infer First} ${infer Rest}` ? First | NamesIn<Rest> : Text;
type Listed<Said> = Said extends readonly (infer Line)[] ? NamesIn<Line> : NamesIn<Said>;
type Kinds = "theirs" | "secret" | "picture" | "encrypted" | "plain";
type NamedIn<Entry> =
  | { [Key in keyof Entry]: Key extends Kinds ? Listed<Entry[Key]> : never }[keyof Entry]
  | (Entry extends { but: infer But } ? NamesIn<keyof But> : never);

/** Nothing where all is said; else what is missing, or is no column. */
type Complete<Name extends TableName, Entry> = [Exclude<ToBeSaid<Name>, NamedIn<Entry>>] extends [
  never,
]
  ? [Exclude<NamedIn<Entry>, ColumnName<Name>>] extends [never]
    ? unknown
    : { "no such column": Exclude<NamedIn<Entry>, ColumnName<Name>> }
  : { "nothing is said of": Exclude<ToBeSaid<Name>, NamedIn<Entry>> };

/** Tables of a subject; a column of which nothing is said doesn't compile. */
export function entries<const Said extends { readonly [Name in TableName]?: TableEntry<Name> }>(
  said: Said & {
    readonly [Name in keyof Said]: Name extends TableName ? Complete<Name, Said[Name]> : never;
  },
): Said {
  return said;
}

type Held = Extract<ColumnEntry, { of: readonly string[] }>;
type More = Omit<Held, "kind" | "of">;

const ofKind =
  (kind: Held["kind"]) =>
  (of: string | readonly string[], more: More = {}): ColumnEntry => ({
    kind,
    of: [of].flat(),
    ...more,
  });
export const personal = ofKind("personal");
export const secret = ofKind("secret");
export const picture = ofKind("picture");

export const until = (what: string) => ({ as: "theirs", until: what }) as const;
export const withAccount = until("the account is deleted");
/** For two profiles by themselves; other tables follow by their keys, or by what a domain does. */
export const withBoth: Keep = { ...until("the second of the two has gone"), goesWithLast: true };
export const withProfile = until("the profile is removed");

export const purged = (
  days: number,
  since: string,
  isOver: (before: Date) => SQL | undefined,
): Keep => ({ as: "purged", days, since, isOver });
export const erased = (period: string, job: string): Keep => ({ as: "erased", period, job });

export const ofAccount = { keep: withAccount, people: { user: { user: "userId" } } } as const;
export const ofOwner = { keep: withProfile, people: { owner: { profile: "profileId" } } } as const;
export const ofSitter = {
  keep: withProfile,
  people: { sitter: { profile: "profileId" } },
} as const;

/** The site's own and its machinery's: no row leads to anybody. */
export const aboutNobody = <const Plain extends Words>(row: string, keep: Keep, plain: Plain) =>
  ({ row, why: "running", keep, people: {}, plain }) as const;

/** The measures of a picture, beside its name. */
export const measures = "widths width height placeholder";
export const imageMeasures = "imageWidths imageWidth imageHeight imagePlaceholder";
