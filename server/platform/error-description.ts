import path from "node:path";
import { causesOf, driverTextOf } from "#server/db/errors.ts";
import { productFolder } from "#server/db/product-folder.ts";

/**
 * An error as it may be written down. What libraries say in words holds what they were given: Drizzle
 * lists the values of a statement, PostgreSQL the key that is taken, mail servers the address,
 * `JSON.parse` a piece of the text. So no text of an error is ever shown, only what kind it is, what
 * it has to do with, and where in our code it came up; the words stand there to be read.
 */
export type ErrorDescription = {
  type: string;
  code?: string;
  /** Of errors that have no code: the driver's own words about a connection, which hold nothing else. */
  said?: string;
  status?: number;
  constraint?: string;
  table?: string;
  column?: string;
  syscall?: string;
  /** Where in a value a schema found something else than it promises. */
  issues?: string[];
  stack?: string;
  cause?: ErrorDescription;
};

const mostFrames = 10;
const mostIssues = 10;

/** A name that somebody gave in a program or a schema, never a sentence or an address. */
const name = /^[A-Za-z_$][\w$.:-]{0,62}$/;
/** SQLSTATE and the like; some begin with a digit. */
const codeName = /^[A-Z0-9_]{2,50}$/;
/** What V8 writes below the text: a place in a file, and maybe the function. */
const frame =
  /^ {4}at (?:(?<call>(?:async |new )*[\w$.<>[\] ]{1,100}) \()?(?:file:\/\/)?(?<place>(?:\/|node:)[\w@$./+ -]+:\d+:\d+)\)?$/;

export function describeError(error: unknown): ErrorDescription {
  const [first, ...causes] = [...causesOf(error)];
  if (!first) return { type: typeof error };
  const description = describeOne(first);
  let last = description;
  for (const cause of causes) {
    last.cause = describeOne(cause);
    last = last.cause;
  }
  return description;
}

/** The same in a line: `DrizzleQueryError, DatabaseError 23505 users_email_key at server/…ts:41:9`. */
export function reasonOf(error: unknown): string {
  const causes = [...causesOf(error)];
  if (causes.length === 0) return typeof error;
  const words = causes.map((cause) => {
    const { type, code, said, status, constraint } = describeOne(cause);
    return [type, code, said, status, constraint].filter((word) => word !== undefined).join(" ");
  });
  const place = causes.flatMap((cause) => ownFrames(cause)[0]?.place ?? [])[0];
  return words.join(", ") + (place ? ` at ${place}` : "");
}

type Thing = Record<string, unknown>;

function describeOne(error: object): ErrorDescription {
  const thing = error as Thing;
  const status = [thing.status, thing.statusCode, thing.responseCode].find(Number.isInteger);
  const said = driverTextOf(thing.message);
  const issues = issuesOf(thing.issues);
  const stack = stackOf(error);
  return {
    type: typeOf(error),
    ...pick(thing, "code", codeName),
    ...(said === undefined ? {} : { said }),
    ...(status === undefined ? {} : { status: status as number }),
    ...pick(thing, "constraint", name),
    ...pick(thing, "table", name),
    ...pick(thing, "column", name),
    ...pick(thing, "syscall", name),
    ...(issues.length > 0 ? { issues } : {}),
    ...(stack ? { stack } : {}),
  };
}

function typeOf(error: object): string {
  const own = (error as Thing).name;
  const made = error.constructor?.name;
  // Most libraries leave the name as it was, and some the class.
  const found = [own, made].find((text) => typeof text === "string" && text !== "Error");
  return typeof found === "string" && name.test(found) ? found : "Error";
}

function pick(thing: Thing, key: string, allowed: RegExp): Record<string, string> {
  const value = thing[key];
  return typeof value === "string" && allowed.test(value) ? { [key]: value } : {};
}

/** As zod has them; a key that somebody sent may be a step of the way too, so only plain names. */
function issuesOf(issues: unknown): string[] {
  if (!Array.isArray(issues)) return [];
  return issues.slice(0, mostIssues).map((issue: Thing | null) => {
    const steps = Array.isArray(issue?.path) ? issue.path : [];
    const shown = steps.map((step) => (isPlainStep(step) ? String(step) : "…"));
    const code = typeof issue?.code === "string" && name.test(issue.code) ? issue.code : "issue";
    return `${code} at ${shown.join(".")}`;
  });
}

function isPlainStep(step: unknown): boolean {
  return typeof step === "number" || (typeof step === "string" && /^[a-zA-Z]{1,30}$/.test(step));
}

type Frame = { place: string; text: string; isOwn: boolean };

function framesOf(error: object): Frame[] {
  const { stack, message } = error as Thing;
  if (typeof stack !== "string") return [];
  // The text stands above the frames, and may look like one.
  const text = typeof message === "string" ? message : "";
  const below =
    text && stack.includes(text) ? stack.slice(stack.indexOf(text) + text.length) : stack;
  return below.split("\n").flatMap((line) => {
    const { call, place = "" } = frame.exec(line)?.groups ?? {};
    if (!place) return [];
    const isInside = place.startsWith(productFolder + path.sep);
    const shown = isInside ? place.slice(productFolder.length + 1) : place;
    const isOwn = isInside && !shown.startsWith("node_modules/");
    return [{ place: shown, text: call ? `${call} (${shown})` : shown, isOwn }];
  });
}

function ownFrames(error: object): Frame[] {
  return framesOf(error).filter(({ isOwn }) => isOwn);
}

/** Our own lines; where there is none, the last ones before it left the library. */
function stackOf(error: object): string | undefined {
  const own = ownFrames(error);
  const shown = own.length > 0 ? own : framesOf(error).slice(0, 4);
  if (shown.length === 0) return undefined;
  return shown
    .slice(0, mostFrames)
    .map(({ text }) => `at ${text}`)
    .join("\n");
}
