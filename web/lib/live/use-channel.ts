import { useEffect, useEffectEvent, useRef } from "react";
import type { Channel, ListenOnly, Say } from "#contract/shared/realtime.ts";
import { connectRealtime, type Realtime } from "./socket.ts";

type Hear = (event: string, payload: unknown) => void;

/**
 * Listens to a channel for as long as the screen shows it; null: to none. What is given back says
 * something into it, if the channel's type is given: `useChannel<typeof chatChannel>(…)`. `onReady` is
 * where what was missed is fetched.
 */
export function useChannel<Of extends Channel = ListenOnly>(
  name: string | null,
  hear: Hear,
  onReady: () => void,
): Say<Of> {
  const realtime = useRef<Realtime | null>(null);
  const onEvent = useEffectEvent(hear);
  const ready = useEffectEvent(onReady);

  useEffect(() => {
    if (name === null) return;
    let isOver = false;
    let stop: (() => void) | undefined;
    void connectRealtime().then((connection) => {
      if (isOver) return;
      realtime.current = connection;
      stop = connection.subscribe(
        name,
        (event, payload) => onEvent(event, payload),
        () => ready(),
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
