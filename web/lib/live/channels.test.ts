import { describe, expect, expectTypeOf, it } from "vitest";
import * as z from "zod";
import type { User } from "#contract/account.ts";
import { allChannels } from "#contract/channels.ts";
import type { Message } from "#contract/messages.ts";
import type { ProfileType } from "#contract/profiles.ts";
import { channel, channelName, type ParamsOf, type Say } from "#contract/shared/realtime.ts";
import { chatChannel, chatRoomUpdates, type NamedChannel, userUpdates } from "./channels.ts";
import { type ChannelHandlers, useChannel } from "./use-channel.ts";

type Of<Named> = Named extends NamedChannel<infer Definition> ? Definition : never;
type Chat = Of<typeof chatChannel>;

/** As a logbook's will be: with a word in its name. */
const logbook = channel({
  name: "logbook.{profileType}.{id}",
  words: { profileType: ["pet_sitter", "pet_owner"] },
  events: { "logbook.updated": z.object({ unread: z.int() }) },
});

describe("a channel", () => {
  it("has the name that the server knows it by", () => {
    const known = allChannels().map(({ name }) => name);
    for (const { name } of [userUpdates, chatRoomUpdates, chatChannel]) {
      expect(known).toContain(name);
    }
  });

  it("takes the parameters of its name, and words where it lists them", () => {
    expectTypeOf<ParamsOf<Chat>>().toEqualTypeOf<{ readonly roomId: number }>();
    expectTypeOf<ParamsOf<typeof logbook>>().toEqualTypeOf<{
      readonly profileType: "pet_sitter" | "pet_owner";
      readonly id: number;
    }>();
    expect(channelName(logbook, { profileType: "pet_owner", id: 7 })).toBe("logbook.pet_owner.7");
  });

  it("hands each handler what the contract says of its event", () => {
    type Heard<Name extends keyof ChannelHandlers<Chat>> = Parameters<
      NonNullable<ChannelHandlers<Chat>[Name]>
    >;
    expectTypeOf<Heard<"message.sent">[0]["message"]>().toEqualTypeOf<Message>();
    expectTypeOf<Heard<"message.read">[0]["readBy"]>().toEqualTypeOf<ProfileType>();
    expectTypeOf<Heard<"onReady">>().toEqualTypeOf<[isAfterBreak: boolean]>();
    expectTypeOf<
      Parameters<NonNullable<ChannelHandlers<Of<typeof userUpdates>>["user-updates"]>>[0]["user"]
    >().toEqualTypeOf<User>();
    expect(chatChannel.name).toBe("chat.{roomId}");
  });

  it("is used wrongly in no way that compiles", () => {
    const onReady = null;
    const misuses = [
      // @ts-expect-error -- what was missed is thought of
      () => useChannel(chatChannel, { roomId: 7 }, {}),
      // @ts-expect-error -- a room has a number
      () => useChannel(chatChannel, { roomId: "7" }, { onReady }),
      // @ts-expect-error -- the parameter is called otherwise
      () => useChannel(chatChannel, { userId: 7 }, { onReady }),
      // @ts-expect-error -- nothing of the kind is told there
      () => useChannel(chatChannel, { roomId: 7 }, { onReady, "message.lost": () => {} }),
      () =>
        useChannel(
          chatChannel,
          { roomId: 7 },
          {
            onReady,
            // @ts-expect-error -- a message has no such field
            "message.sent": ({ message }) => message.colour,
          },
        ),
      // @ts-expect-error -- typing is on or off
      (say: Say<Chat>) => say("typing", { isTyping: "perhaps" }),
      // @ts-expect-error -- messages are sent by HTTP
      (say: Say<Chat>) => say("message.sent", {}),
      // @ts-expect-error -- nobody may say anything there
      (say: Say<Of<typeof userUpdates>>) => say("user-updates", {}),
    ];
    expect(misuses).toHaveLength(8);
    // Not to listen is fine, to none of its events too.
    const fine = () => useChannel(chatChannel, null, { onReady });
    expectTypeOf(fine).returns.toEqualTypeOf<Say<Chat>>();
  });
});
