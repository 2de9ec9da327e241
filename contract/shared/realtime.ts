import type * as z from "zod";

/** Something that listeners may say into a channel, and how often one socket may. */
export type ClientEvent<Schema extends z.ZodType = z.ZodType> = {
  readonly schema: Schema;
  readonly limit: { readonly count: number; readonly perMs: number };
};
export type ClientEvents = Readonly<Record<string, ClientEvent>>;
type NoClientEvents = Readonly<Record<never, ClientEvent>>;
/** The words that a parameter of a channel's name can be. */
type Words = Readonly<Record<string, readonly string[]>>;
type NoWords = Readonly<Record<never, readonly string[]>>;

/**
 * A private channel, by the name that clients subscribe with. The server checks every single
 * subscription; payloads follow the conventions of HTTP answers (snake_case, no nulls).
 */
export type Channel<
  Events extends Record<string, z.ZodType> = Record<string, z.ZodType>,
  Said extends ClientEvents = ClientEvents,
  Name extends string = string,
  OwnWords extends Words = Words,
> = {
  /** `chat.{roomId}`: every parameter in braces is a positive integer unless listed in `words`. */
  readonly name: Name;
  readonly words?: OwnWords;
  /** What listeners hear. */
  readonly events: Events;
  /** What listeners may say. Parsed before anybody gets it; nothing of it is stored. */
  readonly clientEvents?: Said;
};

export function channel<
  Events extends Record<string, z.ZodType>,
  const Name extends string,
  Said extends ClientEvents = NoClientEvents,
  const OwnWords extends Words = NoWords,
>(definition: Channel<Events, Said, Name, OwnWords>): Channel<Events, Said, Name, OwnWords> {
  return definition;
}

type ParamNames<Name extends string> = Name extends `${string}{${infer Param}}${infer Rest}`
  ? Param | ParamNames<Rest>
  : never;

/** The parameters of a channel's name, as its name and its words say: `{ roomId: number }`. */
export type ParamsOf<Of extends Channel> = {
  readonly [Param in ParamNames<Of["name"]>]: NonNullable<Of["words"]> extends {
    readonly [Listed in Param]: readonly (infer Word extends string)[];
  }
    ? Word
    : number;
};

/** What becomes of each event that is heard; what isn't named goes unheard. */
export type Handlers<Of extends Channel> = {
  readonly [Event in keyof Of["events"]]?: (payload: z.output<Of["events"][Event]>) => void;
};

type SaidInto<Of extends Channel> = NonNullable<Of["clientEvents"]>;

/** Says something into a channel, as its client events declare it. */
export type Say<Of extends Channel> = <Name extends string & keyof SaidInto<Of>>(
  event: Name,
  payload: z.input<SaidInto<Of>[Name]["schema"]>,
) => void;

export type ChannelParams = Readonly<Record<string, string | number>>;

export function channelName(definition: Pick<Channel, "name">, params: ChannelParams): string {
  return definition.name.replace(/\{(\w+)\}/g, (_, key: string) => {
    const value = params[key];
    if (value === undefined) throw new Error(`channel ${definition.name} needs ${key}`);
    return String(value);
  });
}

/** The parameters of a channel's name, or null when the name is not this channel's. */
export function matchChannel(definition: Channel, name: string): ChannelParams | null {
  const keys: string[] = [];
  const pattern = definition.name
    .split(/(\{\w+\})/)
    .map((part) => {
      const key = /^\{(\w+)\}$/.exec(part)?.[1];
      if (!key) return part.replace(/[.*+?^${}()|[\]\\]/g, "\\$&");
      keys.push(key);
      const words = definition.words?.[key];
      return words ? `(${words.join("|")})` : "([1-9]\\d{0,8})";
    })
    .join("");
  const match = new RegExp(`^${pattern}$`).exec(name);
  if (!match) return null;
  return Object.fromEntries(
    keys.map((key, index) => {
      const text = match[index + 1] ?? "";
      return [key, definition.words?.[key] ? text : Number(text)];
    }),
  );
}

/**
 * What the server acknowledges everything with that a socket sends. After `tooManyRequests` and
 * `unavailable` the same may be tried again later; after the others it would be answered the same.
 */
export type SocketAnswer = "ok" | "forbidden" | "malformed" | "tooManyRequests" | "unavailable";

/** Why a connection is refused, as the message of Socket.IO's `connect_error`. */
export type ConnectionRefusal = "unauthenticated" | "tooManyRequests" | "unavailable";
