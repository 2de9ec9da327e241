import { answerInThread } from "#server/platform/own-thread.ts";
import { drawInvoice } from "./invoice.pdf.ts";

answerInThread(drawInvoice);
