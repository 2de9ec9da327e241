import * as z from "zod";
import { id } from "#contract/shared/ids.ts";
import { defineEvent } from "#server/platform/outbox/events.ts";

const ofReport = ({ reportId }: { reportId: number }) => `report:${reportId}`;

/** An admin has decided: both are told. */
export const reportDecided = defineEvent(
  "safety.report-decided",
  z.object({ reportId: id }),
  ofReport,
);

export const appealDecided = defineEvent(
  "safety.appeal-decided",
  z.object({ reportId: id }),
  ofReport,
);
