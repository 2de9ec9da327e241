import * as z from "zod";

/** Something that happened, by its topic; a domain declares its own in `<domain>.events.ts`. */
export type EventKind<Payload> = {
  readonly topic: string;
  /** Reads what was written down. An event may be delivered by a later version than its writer. */
  parse(written: unknown): Payload;
  (payload: Payload): PublishedEvent<Payload>;
};

export type PublishedEvent<Payload = unknown> = {
  readonly topic: string;
  /** Events of one stream are delivered in the order in which they were committed. */
  readonly stream: string;
  readonly payload: Payload;
  /** The payload as it is written down. */
  readonly written: unknown;
};

/** A moment in an event's payload: text while it is written down, and a Date for who handles it. */
export const instant = z.codec(z.iso.datetime(), z.date(), {
  decode: (text) => new Date(text),
  encode: (moment) => moment.toISOString(),
});

export function defineEvent<Schema extends z.ZodType>(
  topic: string,
  schema: Schema,
  streamOf: (payload: z.output<Schema>) => string,
): EventKind<z.output<Schema>> {
  const make = (payload: z.output<Schema>) => ({
    topic,
    stream: streamOf(payload),
    payload,
    written: z.encode(schema, payload),
  });
  return Object.assign(make, { topic, parse: (written: unknown) => schema.parse(written) });
}
