import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import * as common from "@zxcvbn-ts/language-common";
import * as en from "@zxcvbn-ts/language-en";
import * as nl from "@zxcvbn-ts/language-nl-be";
import { answerInThread } from "../own-thread.ts";
import type { Question } from "./password-strength.ts";

const meter = new ZxcvbnFactory({
  dictionary: { ...common.dictionary, ...nl.dictionary, ...en.dictionary },
  graphs: common.adjacencyGraphs,
});

answerInThread(({ password, ownWords }: Question) => meter.check(password, ownWords).score);
