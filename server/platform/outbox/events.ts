/** Something that happened, by its topic; a domain declares its own in `<domain>.events.ts`. */
export type EventKind<Payload> = {
  readonly topic: string;
  (payload: Payload): PublishedEvent<Payload>;
};

export type PublishedEvent<Payload = unknown> = {
  readonly topic: string;
  /** Events of one stream are delivered in the order in which they were committed. */
  readonly stream: string;
  readonly payload: Payload;
};

export function defineEvent<Payload>(
  topic: string,
  streamOf: (payload: Payload) => string,
): EventKind<Payload> {
  const make = (payload: Payload) => ({ topic, stream: streamOf(payload), payload });
  return Object.assign(make, { topic });
}
