import { parentPort } from "node:worker_threads";
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as en from "@zxcvbn-ts/language-en";
import * as nl from "@zxcvbn-ts/language-nl-be";
import type { Question } from "./password-strength.ts";

const meter = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...nl.dictionary, ...en.dictionary },
  graphs: common.adjacencyGraphs,
});

parentPort?.on("message", ({ nr, password, ownWords }: Question) => {
  parentPort?.postMessage({ nr, score: meter.check(password, ownWords).score });
});
