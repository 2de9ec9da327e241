import * as z from "zod";
import { settings } from "#server/platform/config/settings.ts";
import { replaceBetween, writeGenerated } from "./generated-file.ts";

const page = "docs/operations.md";

/** The table of environment variables, from the schema that reads them. */
export async function writeSettings(check: boolean): Promise<void> {
  const rows = Object.entries(settings.shape).map(([name, schema]) => {
    const { default: fallback } = z.toJSONSchema(schema, { io: "input" });
    return `| \`${name}\` | ${fallback === undefined ? "" : `\`${fallback}\``} | ${schema.description ?? ""} |`;
  });
  const table = ["| variable | default | meaning |", "|---|---|---|", ...rows].join("\n");
  await writeGenerated(page, await replaceBetween(page, "settings", table), check);
}
