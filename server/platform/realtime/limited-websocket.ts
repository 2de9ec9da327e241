import { type ServerOptions, WebSocket, WebSocketServer } from "ws";
import { type Count, countUp } from "./count.ts";

/** Everything that costs us something by itself; a ping makes us answer. */
const counted: ReadonlySet<string | symbol> = new Set(["message", "ping", "pong"]);

/** What a browser of ours sends fits into one fragment. */
const mostFragments = 64;
/** Who doesn't close after being told to is closed. By itself ws would wait for half a minute. */
const closeWithinMs = 2_000;
/** Who sends but never reads has us hold all that we would tell them. */
const unreadForMs = 60_000;

/**
 * The WebSockets under Socket.IO, for its option `wsEngine`. Whoever sends far more than any browser does
 * is cut off before anything of it is parsed, whether or not it means anything.
 */
export function limitWebSockets(
  limit: { count: number; perMs: number },
  onCutOff: () => void,
): new (
  options?: ServerOptions,
) => WebSocketServer {
  class LimitedWebSocket extends WebSocket {
    readonly #frames: Count = { since: 0, count: 0 };
    #unreadSince = 0;

    // Not a listener: there are thousands of these, and most are idle.
    override emit(event: string | symbol, ...rest: unknown[]): boolean {
      if (!counted.has(event) || this.#mayGoOn()) return super.emit(event, ...rest);
      // The rest of what has come already is still handed to us, piece by piece.
      if (this.readyState === WebSocket.OPEN) onCutOff();
      this.terminate();
      return false;
    }

    #mayGoOn(): boolean {
      const now = performance.now();
      if (this.bufferedAmount === 0) this.#unreadSince = now;
      return (
        countUp(this.#frames, limit.perMs, now) <= limit.count &&
        now - this.#unreadSince <= unreadForMs
      );
    }
  }

  return class extends WebSocketServer {
    constructor(options?: ServerOptions) {
      const ours = {
        ...options,
        WebSocket: LimitedWebSocket,
        // One frame of a connection at a time: between two of them it is somebody else's turn.
        allowSynchronousEvents: false,
        maxFragments: mostFragments,
        // Newer than the types.
        closeTimeout: closeWithinMs,
      };
      super(ours);
    }
  };
}
