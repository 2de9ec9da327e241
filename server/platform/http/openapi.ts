import * as z from "zod";
import { type Endpoint, mayBeEmpty } from "#contract/shared/endpoint.ts";
import { productName } from "#contract/shared/product.ts";
import { toSnakeCase } from "#contract/shared/validation/casing.ts";
import { errorBody } from "#contract/shared/validation/error-body.ts";

type JsonSchema = { [key: string]: unknown };
export type NamedEndpoint = { name: string; endpoint: Endpoint };

/** The OpenAPI document, made from the endpoint tables; field names as they are on the wire. */
export function openApiDocument(endpoints: NamedEndpoint[]) {
  const paths: Record<string, Record<string, Operation>> = {};
  for (const named of endpoints) {
    const { method } = named.endpoint;
    const path = wirePath(named.endpoint);
    paths[path] = { ...paths[path], [method.toLowerCase()]: operation(named) };
  }
  for (const named of endpoints.filter(({ endpoint }) => endpoint.method === "PUT")) {
    const path = wirePath(named.endpoint);
    paths[path] = { ...paths[path], post: withPutByPost(paths[path]?.post, named) };
  }
  return {
    openapi: "3.1.0",
    info: {
      title: `${productName} API`,
      version: "1",
      description:
        "Keys are snake_case. Nulls are left out. Instants are UTC, money is euro cents. Log in to get a token, and send it as bearer.",
    },
    paths,
    components: {
      schemas: { Error: wireSchema(errorBody, "output") },
      securitySchemes: { bearer: { type: "http", scheme: "bearer" } },
    },
  };
}

/** The parameters of a path are named as they are among the parameters, in snake_case. */
export function wirePath({ path }: Endpoint): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => `{${toSnakeCase(name)}}`);
}

type Content = Record<string, { schema: JsonSchema }>;
type Parameter = { name: string; in: string; required: boolean; schema: JsonSchema };
type Operation = {
  operationId: string;
  tags: string[];
  summary: string;
  "x-access": Endpoint["access"];
  security: object[];
  parameters: Parameter[];
  requestBody?: { content: Content };
  responses: Record<string, unknown>;
};

function operation({ name, endpoint }: NamedEndpoint): Operation {
  const [tag = ""] = name.split(".");
  return {
    operationId: name,
    tags: [tag],
    summary: endpoint.summary,
    "x-access": endpoint.access,
    security: endpoint.access === "public" ? [] : [{ bearer: [] }],
    parameters: [
      ...parametersOf(endpoint.params, "path"),
      ...parametersOf(endpoint.query, "query"),
      ...(endpoint.csrf ? [header("X-XSRF-TOKEN", true)] : []),
      ...(endpoint.idempotent ? [header("Idempotency-Key", false)] : []),
    ],
    ...(endpoint.body ? { requestBody: requestBody(endpoint) } : {}),
    responses: responsesOf(endpoint),
  };
}

function requestBody(endpoint: Endpoint): { content: Content } {
  const schema = wireSchema(endpoint.body ?? z.object({}), "input");
  if (endpoint.formPost) return { content: { "application/x-www-form-urlencoded": { schema } } };
  const json = { "application/json": { schema } };
  if (!endpoint.multipart) return { content: json };
  const files = Object.keys(endpoint.multipart).map((field) => [
    toSnakeCase(field),
    { type: "array", items: { type: "string", format: "binary" } },
  ]);
  const properties = { ...(schema.properties as object), ...Object.fromEntries(files) };
  return { content: { ...json, "multipart/form-data": { schema: { ...schema, properties } } } };
}

/** Wherever there is a PUT, a form may POST it that says `_method=PUT`; a path has one POST for both. */
function withPutByPost(post: Operation | undefined, put: NamedEndpoint): Operation {
  const own = operation(put);
  const form = requestBody({ ...put.endpoint, multipart: put.endpoint.multipart ?? {} });
  const { schema } = form.content["multipart/form-data"] ?? { schema: {} };
  const saysPut: JsonSchema = {
    ...schema,
    type: "object",
    properties: { _method: { const: "PUT" }, ...(schema.properties as object) },
    required: ["_method", ...((schema.required as string[] | undefined) ?? [])],
  };
  const { "multipart/form-data": posted, ...others } = post?.requestBody?.content ?? {};
  const both = posted ? { anyOf: [posted.schema, saysPut] } : saysPut;
  return {
    ...(post ?? { ...own, operationId: `${put.name}ByPost` }),
    summary: [post?.summary, `With \`_method=PUT\`: ${own.summary}`].filter(Boolean).join(" "),
    requestBody: { content: { ...others, "multipart/form-data": { schema: both } } },
    responses: { ...own.responses, ...post?.responses },
  };
}

function responsesOf(endpoint: Endpoint): Record<string, unknown> {
  if (endpoint.redirects) {
    const location = { schema: { type: "string" } };
    const status = endpoint.method === "POST" ? "303" : "302";
    return { [status]: { description: "Leads on", headers: { Location: location } } };
  }
  if (endpoint.download) {
    const { contentType } = endpoint.download;
    return { 200: { description: "A file", content: { [contentType]: {} } } };
  }
  const status = endpoint.response ? String(endpoint.status ?? 200) : "204";
  const success = endpoint.response
    ? {
        description: "Done",
        content: { "application/json": { schema: wireSchema(endpoint.response, "output") } },
      }
    : { description: "Done" };
  const problem = {
    description: "Something else; `error` says what",
    content: { "application/json": { schema: { $ref: "#/components/schemas/Error" } } },
  };
  const nothing = mayBeEmpty(endpoint) ? { 204: { description: "Done" } } : {};
  return { [status]: success, ...nothing, default: problem };
}

function parametersOf(schema: z.ZodType | undefined, place: "path" | "query"): Parameter[] {
  if (!schema) return [];
  const { properties = {}, required = [] } = wireSchema(schema, "input") as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return Object.entries(properties).map(([name, property]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema: property,
  }));
}

function header(name: string, required: boolean): Parameter {
  return { name, in: "header", required, schema: { type: "string" } };
}

/** What a schema says of its form on the wire, where zod can't tell: `wire`, or another schema's. */
type WireMeta = { wire?: JsonSchema; wireAs?: z.ZodType };

function wireSchema(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  return snakeProperties(jsonSchemaOf(schema, io)) as JsonSchema;
}

function jsonSchemaOf(schema: z.ZodType, io: "input" | "output"): JsonSchema {
  const json = z.toJSONSchema(schema, {
    io,
    unrepresentable: "any",
    override: ({ zodSchema, jsonSchema }) => {
      // Declared by zod's core, while the registry wants zod's own type of the same schema.
      const meta = z.globalRegistry.get(zodSchema as unknown as z.ZodType) as WireMeta | undefined;
      // A schema made of one that has a form of its own may narrow it: its own word comes first.
      const wire = meta?.wire ?? (meta?.wireAs ? jsonSchemaOf(meta.wireAs, io) : undefined);
      if (wire) {
        for (const key of Object.keys(jsonSchema)) delete (jsonSchema as JsonSchema)[key];
        Object.assign(jsonSchema, wire);
      }
      // Left out by zod where what comes in is converted first.
      if (zodSchema instanceof z.ZodDefault) jsonSchema.default ??= zodSchema.def.defaultValue;
    },
  }) as JsonSchema;
  delete json.$schema;
  return json;
}

function snakeProperties(node: unknown): unknown {
  if (Array.isArray(node)) return node.map(snakeProperties);
  if (typeof node !== "object" || node === null) return node;
  return Object.fromEntries(
    Object.entries(node).map(([key, value]) => {
      if (key === "properties" && typeof value === "object" && value !== null) {
        const renamed = Object.entries(value).map(([name, schema]) => [
          toSnakeCase(name),
          snakeProperties(schema),
        ]);
        return [key, Object.fromEntries(renamed)];
      }
      if (key === "required" && Array.isArray(value)) return [key, value.map(toSnakeCase)];
      return [key, snakeProperties(value)];
    }),
  );
}
