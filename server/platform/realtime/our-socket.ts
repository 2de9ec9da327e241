import type { DefaultEventsMap, Socket } from "socket.io";
import type { ClientEvent } from "#contract/shared/realtime.ts";
import type { Viewer } from "../sessions/viewer.ts";
import type { Count } from "./count.ts";

/** Everything but the viewer is there only since they first sent something: most sockets are idle. */
export type SocketData = {
  viewer: Viewer;
  /** All that they sent. */
  events?: Count;
  subscriptions?: Count;
  said?: Map<ClientEvent, Count>;
  /** What they sent is seen to one by one; absent when nothing is waiting. */
  turn?: Promise<void>;
  waiting?: number;
};

export type OurSocket = Socket<DefaultEventsMap, DefaultEventsMap, DefaultEventsMap, SocketData>;
