import { allEndpoints } from "#contract/endpoints.ts";
import { openApiDocument } from "#server/platform/http/openapi.ts";
import type { Random } from "../soak/random.ts";
import { fuzzValue, hostileTexts, type JsonSchema } from "./schema-fuzz.ts";

/** A request as it goes over the wire, whoever sends it. */
export type FuzzRequest = {
  name: string;
  method: string;
  url: string;
  headers: Record<string, string>;
  body?: Buffer;
};

export type Operation = {
  name: string;
  method: string;
  path: string;
  params: Parameter[];
  query: Parameter[];
  /** By media type. */
  bodies: Record<string, JsonSchema>;
};
type Parameter = { name: string; in: string; schema: JsonSchema; required: boolean };

const types = {
  json: "application/json",
  form: "application/x-www-form-urlencoded",
  multipart: "multipart/form-data",
} as const;

/** Every endpoint as the OpenAPI document shows it: what is fuzzed is what is promised. */
export function operations(): Operation[] {
  const { paths } = openApiDocument(allEndpoints());
  return Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, each]) => {
      const { operationId, parameters, requestBody } = each;
      const contents = Object.entries(requestBody?.content ?? {});
      return {
        name: operationId,
        method: method.toUpperCase(),
        path,
        params: parameters.filter((parameter) => parameter.in === "path"),
        query: parameters.filter((parameter) => parameter.in === "query"),
        bodies: Object.fromEntries(contents.map(([type, { schema }]) => [type, schema])),
      };
    }),
  );
}

export function fuzzRequest(operation: Operation, random: Random): FuzzRequest {
  const path = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => {
    const parameter = operation.params.find((each) => each.name === name);
    return encoded(fuzzValue(parameter?.schema ?? {}, random, 0.1), random);
  });
  const slash = random.chance(0.05) ? "/" : "";
  const request: FuzzRequest = {
    name: operation.name,
    method: operation.method,
    url: `${path}${slash}${queryOf(operation, random)}`,
    headers: headersOf(random),
  };
  return operation.method === "GET" ? request : { ...request, ...bodyOf(operation, random) };
}

/** As an address can carry it: NUL and half characters too, but nothing that ends the line. */
function encoded(value: unknown, random: Random): string {
  const text = (typeof value === "string" ? value : (JSON.stringify(value) ?? "")).slice(0, 2_000);
  if (random.chance(0.02)) return "%";
  return encodeURIComponent(text.toWellFormed()) || "%20";
}

function queryOf({ query }: Operation, random: Random): string {
  const fields = query.flatMap(({ name, schema, required }) => {
    if (random.chance(required ? 0.05 : 0.6)) return [];
    const value = fuzzValue(schema, random);
    return fieldsOf(name, value, random).map(
      ([key, text]) => `${encoded(key, random)}=${encoded(text, random)}`,
    );
  });
  if (random.chance(0.05))
    fields.push(random.pick(["%", "a[", "[]=1", "a[b][c]=1", "page", "&&&"]));
  if (random.chance(0.01)) fields.push("a[]=&".repeat(1_200));
  return fields.length > 0 ? `?${fields.join("&").slice(0, 12_000)}` : "";
}

function headersOf(random: Random): Record<string, string> {
  return {
    ...(random.chance(0.3)
      ? { "accept-language": random.pick(["en", "nl-NL", "*;q=x", "é"]) }
      : {}),
    ...(random.chance(0.3)
      ? {
          "idempotency-key": random.pick(["key-12345678", "key-87654321", "short", "é".repeat(20)]),
        }
      : {}),
    ...(random.chance(0.1)
      ? { cookie: random.pick(["session=1|x", "XSRF-TOKEN=%00", "locale=__proto__", "=;=;"]) }
      : {}),
  };
}

function bodyOf(
  { method, bodies }: Operation,
  random: Random,
): Pick<FuzzRequest, "headers" | "body" | "method"> {
  const declared = Object.keys(bodies);
  const isUsual = declared.length > 0 && !random.chance(0.1);
  const type = random.pick(isUsual ? declared : [...Object.values(types), "text/plain", "x"]);
  const schema = bodies[type] ?? bodies[types.json] ?? {};
  const value = fuzzValue(schema, random, random.pick([0, 0.1, 0.3]));
  const headers = headersOf(random);
  if (type === types.multipart) {
    const isOverride = method === "PUT" && random.chance(0.6);
    const fields = objectFields(value, random);
    if (isOverride) fields.push(["_method", random.pick(["PUT", "put", "PUT", "DELETE", "\0"])]);
    const boundary = "----fuzz";
    return {
      method: isOverride ? "POST" : method,
      headers: { ...headers, "content-type": `${type}; boundary=${boundary}` },
      body: multipart(fields, schema, boundary, random),
    };
  }
  const text =
    type === types.form
      ? new URLSearchParams(objectFields(value, random)).toString()
      : (JSON.stringify(value) ?? "");
  const broken = random.chance(0.03) ? text.slice(0, random.whole(text.length + 1)) : text;
  return { method, headers: { ...headers, "content-type": type }, body: Buffer.from(broken) };
}

function objectFields(value: unknown, random: Random): [string, string][] {
  if (typeof value !== "object" || value === null) return [["value", String(value)]];
  return Object.entries(value).flatMap(([name, item]) => fieldsOf(name, item, random));
}

/** As forms and queries nest: `services[0][price_cents]`, or a key that is repeated. */
function fieldsOf(name: string, value: unknown, random: Random, depth = 0): [string, string][] {
  if (typeof value !== "object" || value === null || depth > 12) {
    return [[name, typeof value === "boolean" ? String(Number(value)) : String(value)]];
  }
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, ""]];
    const style = random.pick(["numbered", "numbered", "empty", "repeated"]);
    return value.flatMap((item, nr) => {
      const key = { numbered: `${name}[${nr}]`, empty: `${name}[]`, repeated: name }[style] ?? name;
      return fieldsOf(key, item, random, depth + 1);
    });
  }
  return Object.entries(value).flatMap(([key, item]) =>
    fieldsOf(`${name}[${key}]`, item, random, depth + 1),
  );
}

/** One pixel, so that now and then there is a picture to work on. */
const pixel = Buffer.from(
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
  "base64",
);
const contents = [
  pixel,
  pixel,
  pixel.subarray(0, 40),
  Buffer.alloc(0),
  Buffer.from("<svg/>"),
  Buffer.concat([pixel, Buffer.alloc(70_000)]),
  Buffer.alloc(200_000, "\xff\xd8\xff", "latin1"),
];

function multipart(
  fields: [string, string][],
  schema: JsonSchema,
  boundary: string,
  random: Random,
): Buffer {
  const named = Object.entries(schema.properties ?? {});
  const fileFields = named.filter(([, { items }]) => items?.format === "binary");
  const files = [...fileFields.map(([name]) => name), "other"].flatMap((name) =>
    Array.from({ length: random.chance(0.5) ? 0 : random.pick([1, 1, 2, 25]) }, () => name),
  );
  const quoted = (text: string) => text.replace(/["\r\n]/g, "_");
  const isFile = (name: string) => fileFields.some(([field]) => field === name.replace(/\[.*/, ""));
  const parts = [
    ...fields
      .filter(([name]) => !isFile(name))
      .map(([name, text]) => [
        `content-disposition: form-data; name="${quoted(name)}"\r\n\r\n`,
        Buffer.from(text),
      ]),
    ...files.map((name) => [
      `content-disposition: form-data; name="${name}"; filename="${quoted(random.pick(hostileTexts))}"\r\ncontent-type: ${random.pick(["image/png", "text/html", "x"])}\r\n\r\n`,
      random.pick(contents),
    ]),
  ] as [string, Buffer][];
  const chunks = parts.flatMap(([head, bytes]) => [
    Buffer.from(`--${boundary}\r\n${head}`),
    bytes,
    Buffer.from("\r\n"),
  ]);
  const whole = Buffer.concat([...chunks, Buffer.from(`--${boundary}--\r\n`)]);
  return random.chance(0.05) ? whole.subarray(0, random.whole(whole.length + 1)) : whole;
}

/** What to write down of a request that broke something. */
export function describeRequest({ name, method, url, headers, body }: FuzzRequest): string {
  const sent = body ? JSON.stringify(body.toString("latin1").slice(0, 600)) : "nothing";
  return `${name}: ${method} ${url.slice(0, 600)} ${JSON.stringify(headers)} with ${sent}`;
}
