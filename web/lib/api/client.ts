import type { CallAnswer, CallFiles, CallInput, EndpointName } from "#contract/endpoints.ts";
import { appName } from "#contract/shared/product.ts";
import { fromWire, toSnakeCase, toWire } from "#contract/shared/validation/casing.ts";
import { ApiError } from "./api-error.ts";
import { type CalledEndpoint, endpoints } from "./endpoints.ts";
import { readError } from "./error-reader.ts";
import { createIdempotencyKey } from "./idempotency-key.ts";
import type { OnProgress, Transport, TransportAnswer, TransportRequest } from "./transport.ts";

export type CallOptions = {
  signal?: AbortSignal;
  /** Hand in the key of an earlier try to make a second try of the same thing. */
  idempotencyKey?: string;
  /** For what takes long to send. */
  onProgress?: OnProgress;
};

export type Api = {
  /** The endpoint by its name in the contract: `api.call("favorites.add", { params })`. */
  call<Name extends EndpointName>(
    name: Name,
    input: CallInput<Name>,
    options?: CallOptions & { files?: CallFiles<Name, Blob> },
  ): Promise<CallAnswer<Name>>;
};

type AnyInput = {
  params?: Record<string, unknown>;
  query?: Record<string, unknown>;
  body?: Record<string, unknown>;
};
type AnyFiles = Record<string, readonly Blob[] | undefined>;

const csrfPath = "/sanctum/csrf-cookie";
/** How long to wait before sending something idempotent again after no answer came. */
const retryDelaysMs = [400, 1_500];

export function createApi(transport: Transport): Api {
  return {
    async call(name, input, options = {}) {
      const endpoint = endpoints[name];
      if (endpoint.access !== "public") await transport.settled?.();
      const request = buildRequest(endpoint, input as AnyInput, transport, options);
      if (endpoint.csrf && transport.csrfToken) {
        request.headers["X-XSRF-TOKEN"] = await fetchCsrfToken(transport, transport.csrfToken);
      }
      const answer = await send(transport, request, endpoint.idempotent === true);
      if (answer.status === 401) transport.onUnauthenticated?.();
      if (answer.status < 200 || answer.status > 299) throw readError(answer);
      // The server checks its answers against the endpoint's schema; the browser takes them as they come.
      return readBody(answer) as CallAnswer<typeof name>;
    },
  };
}

/** What would be sent, for the few who send it themselves. */
export function requestOf<Name extends EndpointName>(
  name: Name,
  input: CallInput<Name>,
  transport: Transport,
): TransportRequest {
  return buildRequest(endpoints[name], input as AnyInput, transport, {});
}

function buildRequest(
  endpoint: CalledEndpoint,
  input: AnyInput,
  transport: Transport,
  options: CallOptions & { files?: AnyFiles },
): TransportRequest {
  const asked = askedOf(endpoint.path, input);
  const request: TransportRequest = {
    method: endpoint.method,
    path: pathOf(asked),
    asked,
    headers: {
      Accept: "application/json",
      "X-App": appName,
      "X-Client": "web",
      ...transport.headers(),
    },
    ...(options.signal ? { signal: options.signal } : {}),
    ...(options.onProgress ? { onProgress: options.onProgress } : {}),
  };
  if (endpoint.idempotent) {
    request.headers["Idempotency-Key"] = options.idempotencyKey ?? createIdempotencyKey();
  }
  if (endpoint.takesFiles && !transport.withoutFiles) {
    // Browsers and PHP-like servers of old only send files by POST; the real method goes along.
    const form = new FormData();
    if (endpoint.method !== "POST") form.append("_method", endpoint.method);
    for (const [name, value] of formFields(wireRecord(input.body))) form.append(name, value);
    for (const [name, blobs = []] of Object.entries(options.files ?? {})) {
      for (const blob of blobs) form.append(`${toSnakeCase(name)}[]`, blob);
    }
    request.method = "POST";
    request.body = form;
  } else if (endpoint.hasBody && input.body !== undefined) {
    request.headers["Content-Type"] = "application/json";
    request.body = JSON.stringify(toWire(input.body));
  }
  return request;
}

type RequestAddress = NonNullable<TransportRequest["asked"]>;

function askedOf(path: string, { params: given = {}, query }: AnyInput): RequestAddress {
  const params: Record<string, string> = {};
  for (const [, key = ""] of path.matchAll(/\{(\w+)\}/g)) {
    const value = given[key];
    if (value === undefined || value === null || value === "") {
      throw new TypeError(`${path} needs ${key}`);
    }
    params[key] = String(value);
  }
  return { path, params, query: queryFields(wireRecord(query)) };
}

/** Fills the parameters and adds the query. */
function pathOf({ path: template, params, query }: RequestAddress): string {
  const path = template.replace(/\{(\w+)\}/g, (_, key: string) =>
    encodeURIComponent(params[key] ?? ""),
  );
  const search = new URLSearchParams(query).toString();
  return path + (search ? `?${search}` : "");
}

async function fetchCsrfToken(
  transport: Transport,
  read: NonNullable<Transport["csrfToken"]>,
): Promise<string> {
  const headers = { "X-App": appName, "X-Client": "web", ...transport.headers() };
  const answer = await send(transport, { method: "GET", path: csrfPath, headers }, true);
  if (answer.status !== 204) throw readError(answer);
  return read() ?? "";
}

async function send(
  transport: Transport,
  request: TransportRequest,
  mayRetry: boolean,
): Promise<TransportAnswer> {
  const delays = mayRetry ? retryDelaysMs : [];
  for (let attempt = 0; ; attempt++) {
    try {
      return await transport.send(request);
    } catch (error) {
      if (request.signal?.aborted) throw error;
      const delay = delays[attempt];
      if (delay === undefined) throw new ApiError({ status: 0 }, { cause: error });
      await new Promise((resolve) => setTimeout(resolve, delay));
    }
  }
}

function readBody(answer: TransportAnswer): unknown {
  if (answer.value !== undefined) return answer.value;
  if (answer.status === 204 || answer.body === "") return undefined;
  try {
    return fromWire(JSON.parse(answer.body));
  } catch {
    throw readError(answer);
  }
}

function wireRecord(value: Record<string, unknown> | undefined): Record<string, unknown> {
  return toWire(value ?? {}) as Record<string, unknown>;
}

type FormFieldValue = string | Blob;

/**
 * The fields of a multipart body: nested names as `services[0][price_cents]`, booleans as
 * 1 and 0. An empty list has no fields of its own; it goes as an empty text, which means 'cleared'.
 */
export function formFields(value: Record<string, unknown>): [name: string, FormFieldValue][] {
  return Object.entries(value).flatMap(([key, item]) => fieldsOf(key, item));
}

/** The fields of a query: the same, but that a list is a repeated key and an empty one is left out. */
export function queryFields(value: Record<string, unknown>): [name: string, text: string][] {
  return Object.entries(value)
    .flatMap(([key, item]) =>
      Array.isArray(item) ? item.flatMap((one) => fieldsOf(key, one)) : fieldsOf(key, item),
    )
    .map(([name, field]) => [name, String(field)]);
}

function fieldsOf(name: string, value: unknown): [string, FormFieldValue][] {
  if (value === null || value === undefined) return [];
  if (value instanceof Blob) return [[name, value]];
  if (typeof value === "boolean") return [[name, value ? "1" : "0"]];
  if (Array.isArray(value)) {
    if (value.length === 0) return [[name, ""]];
    return value.flatMap((item, index) => fieldsOf(`${name}[${index}]`, item));
  }
  if (typeof value === "object") {
    return Object.entries(value).flatMap(([key, item]) => fieldsOf(`${name}[${key}]`, item));
  }
  return [[name, String(value)]];
}
