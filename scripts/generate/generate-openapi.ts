import { allEndpoints } from "#contract/endpoints.ts";
import { openApiDocument } from "#server/platform/http/openapi.ts";
import { writeGenerated } from "./generated-file.ts";

/** Committed, so that a review shows what a change does to the API. */
export async function writeOpenApi(check: boolean): Promise<void> {
  const text = `${JSON.stringify(openApiDocument(allEndpoints()), null, 2)}\n`;
  await writeGenerated("docs/openapi.json", text, check);
}
