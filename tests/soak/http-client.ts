import { Agent, request as httpRequest, type IncomingMessage } from "node:http";
import { text } from "node:stream/consumers";

export type Sent = {
  method: string;
  url: string;
  headers?: Record<string, string>;
  body?: Buffer;
};
export type Answer = { status: number; headers: IncomingMessage["headers"]; body: string };

export type HttpClient = {
  /** Sends what `fetch` would straighten out or refuse. */
  send(sent: Sent): Promise<Answer>;
  close(): void;
};

const patienceMs = 60_000;

export function createHttpClient(origin: string, connections: number): HttpClient {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const { hostname, port } = new URL(origin);

  function once({ method, url, headers = {}, body }: Sent): Promise<Answer> {
    return new Promise((resolve, reject) => {
      const length = body ? { "content-length": String(body.length) } : {};
      const request = httpRequest({
        agent,
        hostname,
        port,
        method,
        path: url,
        headers: { ...headers, ...length },
        timeout: patienceMs,
      });
      request.once("timeout", () => request.destroy(new Error(`no answer to ${method} ${url}`)));
      request.once("error", reject);
      request.once("response", (response) => {
        text(response).then(
          (read) =>
            resolve({ status: response.statusCode ?? 0, headers: response.headers, body: read }),
          reject,
        );
      });
      request.end(body);
    });
  }

  return {
    async send(sent) {
      try {
        return await once(sent);
      } catch (error) {
        // A kept connection may end just as it is used again; a server that is gone fails twice.
        if (!isBroken(error)) throw error;
        return once(sent);
      }
    },
    close: () => agent.destroy(),
  };
}

function isBroken(error: unknown): boolean {
  const { code = "" } = error as NodeJS.ErrnoException;
  return ["ECONNRESET", "EPIPE"].includes(code);
}
