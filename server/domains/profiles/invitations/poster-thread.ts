import { answerInThread } from "#server/platform/own-thread.ts";
import { drawPoster } from "./poster.pdf.ts";

answerInThread(drawPoster);
