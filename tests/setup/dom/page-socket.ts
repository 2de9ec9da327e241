import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server, type Socket } from "socket.io";

export type PageSocket = {
  /** The page's end of the connection, as the server has it. */
  current(): Socket | undefined;
  /** `+ name` for each subscription and `- name` for each that ended, as they came. */
  asked: string[];
  /** What the page said into a channel. */
  said: unknown[];
};

/** A server at the page's address that takes every subscription. It ends with its process. */
export async function openPageSocket(): Promise<PageSocket> {
  const http = createServer();
  const server = new Server(http);
  const asked: string[] = [];
  const said: unknown[] = [];
  let latest: Socket | undefined;
  server.on("connection", (socket) => {
    latest = socket;
    socket.on("subscribe", (name: string, answer: (text: string) => void) => {
      asked.push(`+ ${name}`);
      answer("ok");
    });
    socket.on("unsubscribe", (name: string) => asked.push(`- ${name}`));
    socket.on("send", (...words: unknown[]) => said.push(words));
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  http.unref();
  const { port } = http.address() as AddressInfo;
  window.location.href = `http://127.0.0.1:${port}/`;
  return { current: () => latest, asked, said };
}
