import * as z from "zod";
import { personalDataExport } from "../privacy/personal-data.ts";
import { endpoint } from "../shared/endpoint.ts";
import { pathId } from "../shared/ids.ts";

const params = z.object({ id: pathId });

export const adminUsersEndpoints = {
  logOut: endpoint({
    method: "POST",
    path: "/api/admin/users/{id}/logout",
    access: "admin",
    summary: "Logs a user out everywhere, and ends the links that were mailed to let them in.",
    params,
    response: z.object({ data: z.object({ sessionsEnded: z.int() }) }),
  }),
  export: endpoint({
    method: "POST",
    path: "/api/admin/users/{id}/export",
    access: "admin",
    summary:
      "Asks for the file of all that we have of a user, for them: they are mailed when it is ready. " +
      "Once a day, as they could themselves; the admin never gets it.",
    status: 202,
    params,
    response: z.object({ data: personalDataExport.omit({ url: true, sizeBytes: true }) }),
  }),
};
