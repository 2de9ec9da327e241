import type * as z from "zod";

/**
 * A private channel, by the name that clients subscribe with. The server checks every single
 * subscription; payloads follow the conventions of HTTP answers (snake_case, no nulls).
 */
export type Channel<Events extends Record<string, z.ZodType> = Record<string, z.ZodType>> = {
  /** `chat.{roomId}`: every parameter in braces is a positive integer unless listed in `words`. */
  readonly name: string;
  readonly words?: Readonly<Record<string, readonly string[]>>;
  readonly events: Events;
};

export function channel<Events extends Record<string, z.ZodType>>(
  definition: Channel<Events>,
): Channel<Events> {
  return definition;
}

export type ChannelParams = Record<string, string | number>;

export function channelName(definition: Channel, params: ChannelParams): string {
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

/** What the server acknowledges a subscription with. */
export type SubscriptionAnswer = "ok" | "forbidden";
