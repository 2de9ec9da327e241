import { accessEndpoints, accountEndpoints } from "./account.ts";
import { profilesEndpoints } from "./profiles.ts";
import type { Endpoint } from "./shared/endpoint.ts";

/** Every endpoint of the product by `domain.action`: what OpenAPI and the walking tests read. */
export const endpointTables = {
  account: accountEndpoints,
  access: accessEndpoints,
  profiles: profilesEndpoints,
} satisfies Record<string, Record<string, Endpoint>>;

export function allEndpoints(): { name: string; endpoint: Endpoint }[] {
  return Object.entries(endpointTables).flatMap(([domain, table]) =>
    Object.entries<Endpoint>(table).map(([action, endpoint]) => ({
      name: `${domain}.${action}`,
      endpoint,
    })),
  );
}
