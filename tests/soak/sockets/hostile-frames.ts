import * as z from "zod";
import { type Channel, channelName } from "#contract/shared/realtime.ts";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import type { Random } from "#tests/soak/random.ts";

export type Frame = string | Uint8Array;

export type HostileFrames = {
  /** Wrong in every way that leaves the connection open. */
  annoying(): Frame;
  /** Wrong in a way that should end the connection. */
  breaking(): Frame;
  /** Bytes as they stand on the wire, below what any WebSocket library would send. */
  wire(): Uint8Array;
};

const nested = (depth: number, open: string, close: string) =>
  `${open.repeat(depth)}1${close.repeat(depth)}`;

/** What they are made of is read off the channels' own client events. */
export function createHostileFrames(
  random: Random,
  channels: readonly Channel[],
  ids: readonly number[],
): HostileFrames {
  const { whole, pick, chance, bytes } = random;
  const said = channels.flatMap(({ clientEvents = {} }) =>
    Object.entries(clientEvents).map(([event, { schema }]) => ({
      event,
      fields: Object.keys((z.toJSONSchema(schema, { io: "input" }).properties ?? {}) as object),
    })),
  );

  function id(): number | string {
    if (chance(0.7)) return pick(ids);
    return pick([0, -1, 1.5, 2 ** 31, 2 ** 53, 1e308, "", "NaN", "1 or 1=1", "%", "\u0000"]);
  }

  function name(): unknown {
    if (chance(0.1)) return JSON.parse(value());
    const channel = pick(channels);
    const keys = [...channel.name.matchAll(/\{(\w+)\}/g)].map(([, key = ""]) => key);
    const params = keys.map((key) => [key, pick([...(channel.words?.[key] ?? []), id()])]);
    const full = channelName(channel, Object.fromEntries(params));
    return chance(0.8) ? full : `${full}${pick(["#1", ".", "\n", "x".repeat(500), "{", "😀"])}`;
  }

  /** JSON of something that nobody expects there. */
  function value(): string {
    return pick([
      () => pick(["null", "true", "7", "-0", "1e309", '""', "[]", "{}", '"\\u0000"', '"\\ud800"']),
      () => nested(1 + whole(100), "[", "]"),
      () => nested(1 + whole(400), '{"a":', "}"),
      () => `[${"1,".repeat(whole(300))}1]`,
      () => '{"__proto__":{"is_typing":true}}',
      () => '{"constructor":{"prototype":{"x":1}}}',
      () => '{"length":1e9,"toString":1,"toJSON":1,"then":1}',
      () => `"${pick(["x", "😀", "'; drop table users; --"]).repeat(whole(40))}"`,
      () => '{"_placeholder":true,"num":0}',
    ])();
  }

  function payload(fields: readonly string[]): string {
    if (chance(0.2)) return value();
    const parts = fields.flatMap((field) => {
      const key = JSON.stringify(chance(0.9) ? toSnakeCase(field) : field);
      if (chance(0.1)) return [];
      return [`${key}:${chance(0.5) ? pick(["true", "false"]) : value()}`];
    });
    if (chance(0.3)) parts.push(`"__proto__":${value()}`);
    return `{${parts.join(",")}}`;
  }

  const askId = () =>
    pick(["", () => String(whole(1_000)), () => "9".repeat(1 + whole(400)), () => "   "]);

  function event(): string {
    const ask = askId();
    const head = `42${typeof ask === "function" ? ask() : ask}`;
    const { event: declared, fields } = pick(said);
    return pick([
      () => `${head}${JSON.stringify(["subscribe", name()])}`,
      () => `${head}${JSON.stringify(["unsubscribe", name()])}`,
      () => `${head}["send",${JSON.stringify(name())},"${declared}",${payload(fields)}]`,
      () => `${head}["send",${JSON.stringify(name())},${value()},${payload(fields)}]`,
      () => `${head}["${pick(["error", "event", "toString", "session-ended", ""])}",${value()}]`,
      () => `${head}[${whole(9)},${value()}]`,
      () => head,
    ])();
  }

  return {
    annoying: () =>
      pick([
        event,
        event,
        event,
        () => `43${whole(1_000)}[${value()}]`,
        () => `40/${pick(["x", "constructor", "__proto__", ""])}x,{"token":${value()}}`,
        () => pick(["3", "3probe", "6", "5", "6x"]),
      ])(),
    breaking: () =>
      pick<() => Frame>([
        () => bytes(whole(200)),
        () => String.fromCharCode(...bytes(whole(200))),
        () => `45${1 + whole(10_000)}-["x",{"_placeholder":true,"num":${whole(5)}}]`,
        () => `46${whole(10)}-[${value()}]`,
        () => `42[${value()},${value()}`,
        () => `4${7 + whole(3)}${value()}`,
        () => `42["${pick(["connect", "disconnect", "newListener"])}",${value()}]`,
        () => `40{"token":${value()}}`,
        () => `44${value()}`,
        () => "41",
        () => pick(["1", "2", "0", "0{}", "b4AAAA", "b"]),
        () => `42["x","${"y".repeat(10_000 + whole(5_000))}"]`,
        () => nested(9_000, "[", "]"),
        () => {
          const text = event();
          const cut = whole(text.length);
          return chance(0.5) ? text.slice(0, cut) : text.slice(cut);
        },
      ])(),
    wire() {
      const length = whole(126);
      const opcode = pick([0, 1, 2, 3, 7, 8, 9, 10, 15]);
      const flags = pick([0x80, 0x00, 0xc0, 0xf0]);
      const isMasked = chance(0.9) ? 0x80 : 0;
      const claimed = chance(0.9) ? length : pick([126, 127, whole(126)]);
      const head = [flags | opcode, isMasked | claimed];
      return Uint8Array.from([...head, ...bytes((isMasked ? 4 : 0) + length)]);
    },
  };
}
