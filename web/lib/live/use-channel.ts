import { useEffect, useEffectEvent, useRef } from "react";
import {
  type Channel,
  channelName,
  type Handlers,
  type ParamsOf,
  type Say,
} from "#contract/shared/realtime.ts";
import type { NamedChannel } from "./channels.ts";
import { connectRealtime, type OnReady, type Realtime } from "./socket.ts";

export type ChannelHandlers<Of extends Channel> = Handlers<Of> & {
  /**
   * Fetches what was missed, queries by `useCatchUp`: called each time that the server has begun to tell, also
   * after a break. Nobody can leave it out unawares; null is for who fetches that in another way.
   */
  readonly onReady: OnReady | null;
};

/**
 * Listens to a channel for as long as the screen shows it; to none while the params are null. Payloads
 * are read as the API's answers are. What is given back says something into the channel:
 *
 *     const say = useChannel(chatChannel, { roomId }, { "message.sent": ({ message }) => … });
 *     say("typing", { isTyping: true });
 */
export function useChannel<Of extends Channel>(
  channel: NamedChannel<Of>,
  params: ParamsOf<Of> | null,
  handlers: ChannelHandlers<Of>,
): Say<Of> {
  const realtime = useRef<Realtime | null>(null);
  const name = params && channelName(channel, params);
  const hear = useEffectEvent((event: string, payload: unknown) => {
    // Which payload comes with which event is the contract's word, on the server's side too.
    const heard = handlers as Readonly<Record<string, ((payload: unknown) => void) | undefined>>;
    heard[event]?.(payload);
  });
  const ready = useEffectEvent((isAfterBreak: boolean) => handlers.onReady?.(isAfterBreak));

  useEffect(() => {
    if (name === null) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void connectRealtime().then((connection) => {
      if (isOver) return;
      realtime.current = connection;
      stop = connection.subscribe(
        name,
        (event, payload) => hear(event, payload),
        (isAfterBreak) => ready(isAfterBreak),
      );
    });
    return () => {
      isOver = true;
      stop?.();
    };
  }, [name]);

  return (event, payload) => {
    if (name !== null) realtime.current?.sayInto<Of>(name)(event, payload);
  };
}
