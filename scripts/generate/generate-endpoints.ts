import { allEndpoints } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";
import { writeGenerated } from "./generated-file.ts";

/** What the browser's client reads of the endpoints: the schemas, and zod with them, stay behind. */
export async function writeEndpoints(check: boolean): Promise<void> {
  const lines = allEndpoints().map(({ name, endpoint }) => `  "${name}": ${factsOf(endpoint)},`);
  const text = [head, ...lines, "};", ""].join("\n");
  await writeGenerated("web/lib/api/endpoints.ts", text, check);
}

const head = `/* Generated from contract/endpoints.ts by \`npm run docs:generate\`. */
import type { EndpointName } from "#contract/endpoints.ts";
import type { Endpoint } from "#contract/shared/endpoint.ts";

/** What it takes to call an endpoint. Its types the compiler has from the contract, by its name. */
export type CalledEndpoint = Pick<Endpoint, "method" | "path" | "access" | "csrf" | "idempotent"> & {
  readonly hasBody?: true;
  /** The body goes as multipart, as files may come along. */
  readonly takesFiles?: true;
  /** The answer is a file, to be saved under this name. */
  readonly fileName?: string;
};

export const endpoints: Readonly<Record<EndpointName, CalledEndpoint>> = {`;

function factsOf(endpoint: Endpoint): string {
  const { method, path, access, csrf, idempotent, body, multipart, download } = endpoint;
  const facts = {
    method,
    path,
    access,
    ...(csrf ? { csrf } : {}),
    ...(idempotent ? { idempotent } : {}),
    ...(body ? { hasBody: true } : {}),
    ...(multipart ? { takesFiles: true } : {}),
    ...(download ? { fileName: download.fileName } : {}),
  };
  const parts = Object.entries(facts).map(([key, value]) => `${key}: ${JSON.stringify(value)}`);
  return `{ ${parts.join(", ")} }`;
}
