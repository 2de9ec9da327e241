import type { IncomingMessage, ServerResponse } from "node:http";
import { createServer, type Server } from "node:https";
import { type AddressInfo, connect } from "node:net";
import type { Network } from "#server/platform/outgoing/network.ts";
import { createTestAuthority } from "./certificates.ts";

type Answer = (request: IncomingMessage, response: ServerResponse) => void;

/**
 * A server somewhere on the internet: real https with a certificate of the test's own authority, on
 * this machine. Names and wires are the test's, so that everything before and after them is tested as
 * it runs.
 */
export type CalendarHost = {
  network: Network;
  /** What each name resolves to; the next answer when it is asked again, the last one from then on. */
  readonly names: Map<string, string[][]>;
  /** By path; what is not there answers 404. */
  readonly answers: Map<string, Answer>;
  /** The addresses that were called, in order. */
  readonly called: string[];
  readonly requests: { host: string; path: string; headers: IncomingMessage["headers"] }[];
  close(): Promise<void>;
};

export const publicAddress = "93.184.215.14";
export const calendarHostName = "agenda.example.org";

export async function startCalendarHost(): Promise<CalendarHost> {
  const authority = createTestAuthority();
  const names = new Map<string, string[][]>([[calendarHostName, [[publicAddress]]]]);
  const answers = new Map<string, Answer>();
  const called: string[] = [];
  const requests: CalendarHost["requests"] = [];
  const server: Server = createServer(
    authority.issue([calendarHostName, "elders.example.org"]),
    (request, response) => {
      const path = request.url ?? "";
      requests.push({ host: request.headers.host ?? "", path, headers: request.headers });
      const answer = answers.get(path);
      if (answer) return answer(request, response);
      response.writeHead(404).end();
    },
  );
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    network: {
      authorities: authority.certificate,
      async resolve(hostname) {
        const known = names.get(hostname);
        if (!known) throw new Error(`no such name: ${hostname}`);
        return (known.length > 1 ? known.shift() : known[0]) ?? [];
      },
      connect({ address }) {
        called.push(address);
        return connect({ host: "127.0.0.1", port });
      },
    },
    names,
    answers,
    called,
    requests,
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Answers with a calendar, and the same version as long as the text is the same. */
export function answerCalendar(text: string, headers: Record<string, string> = {}): Answer {
  return (_request, response) => {
    response.writeHead(200, { "content-type": "text/calendar; charset=utf-8", ...headers });
    response.end(text);
  };
}

export function redirectTo(location: string): Answer {
  return (_request, response) => response.writeHead(302, { location }).end();
}
