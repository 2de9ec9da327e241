import * as z from "zod";
import { instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";

export const exportStates = ["none", "waiting", "ready", "expired", "failed"] as const;
export type ExportState = (typeof exportStates)[number];

/** Where such files are in storage. */
export const exportFolder = "personal-data";
/** The name under which a browser saves it. */
export const exportFileName = "personal_data.zip";

/** Where a mail leads who was banned: they can't log in for what is theirs. */
export const ownDataPath = "/api/user/personalData/file";

/** How it stands with the file of all that we have of somebody. */
export const personalDataExport = z.object({
  state: z.enum(exportStates),
  askedAt: instant.optional(),
  readyAt: instant.optional(),
  /** Until when it can be downloaded; or could be. */
  expiresAt: instant.optional(),
  sizeBytes: z.int().optional(),
  /** Where a browser that is logged in downloads it by a plain link, while it is ready. */
  url: z.string().optional(),
  /** From when on another one may be asked for; absent: now. */
  askAgainAt: instant.optional(),
});
export type PersonalDataExport = z.infer<typeof personalDataExport>;

export const personalDataEndpoints = {
  ask: endpoint({
    method: "POST",
    path: "/api/user/personalData",
    access: "user",
    summary:
      "Asks for a file of all that we have of the user; once a day. A mail says when it is ready.",
    status: 202,
    response: z.object({ data: personalDataExport }),
  }),
  download: endpoint({
    method: "GET",
    path: "/api/user/personalData",
    access: "user",
    summary: "The file that was asked for, for seven days; not found while none is ready.",
    download: { contentType: "application/zip", fileName: exportFileName, isStreamed: true },
  }),
  getState: endpoint({
    method: "GET",
    path: "/api/user/personalData/state",
    access: "user",
    summary: "How it stands with the file of all that we have of the user.",
    response: z.object({ data: personalDataExport }),
  }),
};
