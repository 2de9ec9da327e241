import { randomUUID } from "node:crypto";
import { setTimeout as wait } from "node:timers/promises";
import { connectSocket } from "../setup/socket.ts";
import type { SoakRoom } from "./chat/chat-people.ts";

export type Bystanders = {
  /** How long each page took, in ms, since the last time this was asked. */
  takePageTimes(): number[];
  /** The same for messages, from sending to hearing. */
  takeMessageTimes(): number[];
  /** What they did not get. */
  problems: string[];
  stop(): Promise<void>;
};

const pages = ["/", "/zoeken"];
const arrivesWithinMs = 20_000;

/**
 * People who have nothing to do with what goes on: a visitor who reads pages, and two who write to each
 * other with their sockets open.
 */
export async function startBystanders(url: string, room: SoakRoom): Promise<Bystanders> {
  const [owner, sitter] = room.people;
  const problems: string[] = [];
  let pageTimes: number[] = [];
  let messageTimes: number[] = [];
  let isOver = false;
  const { socket, heard, subscribe } = await connectSocket(url, sitter.token);
  socket.on("disconnect", (reason) => {
    if (!isOver) problems.push(`the bystander's socket was closed: ${reason}`);
  });
  const answer = await subscribe(`chat.${room.id}`);
  if (answer !== "ok") problems.push(`the bystander may not listen: ${answer}`);

  async function read(): Promise<void> {
    for (let nr = 0; !isOver; nr += 1) {
      const begin = performance.now();
      const path = pages[nr % pages.length];
      const status = await fetch(`${url}${path}`)
        .then(async (response) => {
          await response.text();
          return response.status;
        })
        .catch(String);
      pageTimes.push(performance.now() - begin);
      if (status !== 200) problems.push(`${path}: ${status}`);
      await wait(20);
    }
  }

  async function write(): Promise<void> {
    for (let nr = 0; !isOver; nr += 1) {
      const begin = performance.now();
      const message = `bystander ${nr}`;
      const response = await fetch(`${url}/api/messages`, {
        method: "POST",
        headers: {
          authorization: `Bearer ${owner.token}`,
          "content-type": "application/json",
          "idempotency-key": randomUUID(),
        },
        body: JSON.stringify({ chat_room_id: room.id, message }),
      });
      if (response.status !== 201) problems.push(`a message: ${response.status}`);
      while (!heard.some(({ payload }) => JSON.stringify(payload).includes(`"${message}"`))) {
        if (performance.now() - begin > arrivesWithinMs) {
          problems.push(`${message} did not arrive`);
          break;
        }
        await wait(5);
      }
      messageTimes.push(performance.now() - begin);
      heard.length = 0;
      await wait(500);
    }
  }

  const both = [read(), write()].map((work) =>
    work.catch((error: unknown) => {
      problems.push(String(error));
    }),
  );
  return {
    problems,
    takePageTimes() {
      const taken = pageTimes;
      pageTimes = [];
      return taken;
    },
    takeMessageTimes() {
      const taken = messageTimes;
      messageTimes = [];
      return taken;
    },
    async stop() {
      isOver = true;
      await Promise.all(both);
      socket.close();
    },
  };
}
