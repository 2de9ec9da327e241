import { parentPort } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as en from "@zxcvbn-ts/language-en";
import * as nl from "@zxcvbn-ts/language-nl-be";
import type { MeterMessage, Question } from "./password-strength.ts";

const meter = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...nl.dictionary, ...en.dictionary },
  graphs: common.adjacencyGraphs,
});

function say(message: MeterMessage): void {
  parentPort?.postMessage(message);
}

parentPort?.on("message", ({ password, ownWords }: Question) => {
  say({ score: meter.check(password, ownWords).score });
});
say("ready");
