import { parentPort } from "node:worker_threads";
import type {
  MeterMessage,
  Question,
} from "#server/platform/password-strength/password-strength.ts";

/** In place of the real one: a password of which it never finishes thinking, and scores by length. */
function say(message: MeterMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on("message", ({ password }: Question) => {
  while (password === "for ever");
  say({ score: password.length });
});
say("ready");
