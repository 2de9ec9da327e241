import { tmpdir } from "node:os";
import { join } from "node:path";

/** Where the product listens for the journeys; one run at a time has it. */
export const journeysPort = Number(process.env.E2E_PORT ?? 43_117);

/**
 * What the processes of a run tell each other. The server makes it anew when it starts and removes it when
 * it stops.
 */
export const journeysFolder: string = join(tmpdir(), `kwispel-journeys-${journeysPort}`);

/** Where it is noted which screens were found in order; both circles of a run have one. */
export const checkedScreens: string =
  process.env.CHECKED_SCREENS ?? join(journeysFolder, "checked-screens");
