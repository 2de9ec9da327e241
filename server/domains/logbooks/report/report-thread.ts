import { answerInThread } from "#server/platform/own-thread.ts";
import { drawReport } from "./report.pdf.ts";

answerInThread(drawReport);
