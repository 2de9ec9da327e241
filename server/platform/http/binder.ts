import { Readable } from "node:stream";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import {
  type Endpoint,
  type Method,
  mayBeEmpty,
  type StreamedFile,
} from "#contract/shared/endpoint.ts";
import { localeFromHeader } from "#contract/shared/locale.ts";
import type { Viewer } from "../sessions/viewer.ts";
import { type ReadBody, readBody } from "./bodies/body.ts";
import { mediaTypeOf, mediaTypes } from "./bodies/media.ts";
import { toCheckedAnswer, Written } from "./bodies/written.ts";
import { type Bound, callCookies, type LooseAction, type LooseCall, toCall } from "./bound.ts";
import type { Bind } from "./call.ts";
import { type Admitted, admit } from "./guarding/admission.ts";
import { bearerOf } from "./guarding/bearer.ts";
import { deviceOf } from "./guarding/device.ts";
import type { HttpParts } from "./http-parts.ts";
import { type Answer, perform } from "./idempotency.ts";
import { isForForm } from "./in-process.ts";
import { malformed, Problem } from "./problem.ts";
import { type RedirectAnswer, redirectProblems, sendRedirect } from "./redirects.ts";

export type Binder = {
  bind: Bind;
  /** Registers everything that was bound; a path's other methods answer 405. */
  register(app: FastifyInstance): void;
  /** What a page may read without a request: a GET that answers with a value and nothing else. */
  findRead(path: string): Bound | null;
};

export function createBinder(parts: HttpParts): Binder {
  const paths = new Map<string, Map<Method, Bound>>();

  return {
    bind(endpoint, action) {
      const methods = paths.get(endpoint.path) ?? new Map<Method, Bound>();
      if (methods.has(endpoint.method)) {
        throw new Error(`${endpoint.method} ${endpoint.path} is bound twice`);
      }
      // `bind` has checked it against its endpoint; a list of endpoints has no one type for them all.
      const loose = action as unknown as LooseAction | LooseAction["run"];
      const isOneStep = typeof loose === "function";
      const steps = isOneStep ? { prepare: async () => undefined, run: loose } : loose;
      if (!steps.discard && Object.keys(endpoint.multipart ?? {}).length > 0) {
        throw new Error(`${endpoint.path} takes files, and has no way to discard them`);
      }
      const isTransaction = !isOneStep || endpoint.method !== "GET";
      methods.set(endpoint.method, { endpoint, action: steps, isTransaction });
      paths.set(endpoint.path, methods);
    },
    register(app) {
      for (const [path, methods] of paths) registerPath(app, parts, path, methods);
    },
    findRead(path) {
      const bound = paths.get(path)?.get("GET");
      return bound && isPlainRead(bound) ? bound : null;
    },
  };
}

function isPlainRead({ endpoint, isTransaction }: Bound): boolean {
  const { response, redirects, idempotent, csrf, body } = endpoint;
  return response !== undefined && !(isTransaction || redirects || idempotent || csrf || body);
}

const allMethods = ["GET", "POST", "PUT", "PATCH", "DELETE"] as const;

function registerPath(
  app: FastifyInstance,
  parts: HttpParts,
  path: string,
  methods: Map<Method, Bound>,
): void {
  const allow = [...methods.keys()].join(", ");
  const url = path.replace(/\{(\w+)\}/g, ":$1");
  const admitted = new WeakMap<FastifyRequest, Admitted>();
  for (const method of allMethods) {
    const bound = methods.get(method as Method);
    const put = methods.get("PUT");
    const override = method === "POST" && put ? sentAsForm(put) : undefined;
    app.route({
      method,
      url,
      // Ahead of the body's readers: what is refused is not read.
      onRequest: async (request) => {
        const isMultipart = mediaTypeOf(request) === mediaTypes.multipart;
        const candidates = [bound, isMultipart ? override : undefined];
        const endpoints = candidates.flatMap((candidate) => candidate?.endpoint ?? []);
        if (endpoints.length === 0) throw new Problem(405, "methodNotAllowed", { allow });
        admitted.set(request, await admit(parts, request, endpoints));
      },
      handler: async (request, reply) => {
        const { viewer, endpoints } = admitted.get(request) as Admitted;
        const read = await readBody(parts, request, endpoints);
        try {
          const chosen = read.methodOverride === "PUT" ? (override ?? bound) : bound;
          if (!chosen) throw new Problem(405, "methodNotAllowed", { allow });
          if (!endpoints.includes(chosen.endpoint)) throw new Problem(415, "unsupportedMedia");
          await answer(parts, request, reply, chosen, viewer, read);
        } finally {
          await parts.uploads.remove(read.files);
        }
        // Compressing a larger answer takes a moment; a handler that ends with nothing meanwhile is
        // taken at its word, and an empty body goes out.
        return reply;
      },
      ...(bound?.endpoint.redirects
        ? { errorHandler: redirectProblems(bound.endpoint.redirects.onProblem) }
        : {}),
    });
  }
}

/** Browsers' forms can't PUT, hence a multipart POST that says `_method=PUT`, wherever there is a PUT. */
function sentAsForm({ endpoint, ...bound }: Bound): Bound {
  return { ...bound, endpoint: { ...endpoint, multipart: endpoint.multipart ?? {} } };
}

async function answer(
  parts: HttpParts,
  request: FastifyRequest,
  reply: FastifyReply,
  bound: Bound,
  viewer: Viewer | null,
  { body, files }: ReadBody,
): Promise<void> {
  const { endpoint, action, isTransaction } = bound;
  const call = await toCall(parts, endpoint, {
    input: { params: request.params, query: request.query, body },
    files,
    viewer,
    locale: localeFromHeader(request.headers["accept-language"]),
    visit: {
      address: request.ip,
      token: bearerOf(request),
      isForm: isForForm(),
      device: deviceOf(request.headers["user-agent"]),
      cookies: callCookies(parts, reply, request.cookies),
    },
  });
  if (endpoint.download) {
    const file = (await action.run(call, await action.prepare(call))) as Uint8Array | StreamedFile;
    return sendDownload(reply, endpoint.download, file);
  }

  const { status, body: result } =
    endpoint.idempotent || isTransaction
      ? await answerInSteps(parts, request, bound, call, { body, files })
      : toAnswer(endpoint, await action.run(call, undefined));

  if (endpoint.redirects) return sendRedirect(request, reply, result as RedirectAnswer);
  reply.status(status).header("cache-control", "private, no-store");
  if (result === undefined) reply.send();
  else {
    const text = result instanceof Written ? result.text : JSON.stringify(result);
    reply.type("application/json; charset=utf-8").send(text);
  }
}

/** Prepares, and runs in one transaction; with an idempotency key once. */
async function answerInSteps(
  parts: HttpParts,
  request: FastifyRequest,
  { endpoint, action }: Bound,
  call: LooseCall,
  { body, files }: Pick<ReadBody, "body" | "files">,
): Promise<Answer> {
  const key = idempotencyKeyOf(request);
  const userId = call.viewer?.userId;
  const path = `${endpoint.method} ${pathOf(endpoint, call.params)}`;
  const sent = { body, files: files.map(({ field, sha256 }) => ({ field, sha256 })) };
  const now = parts.clock.now();
  const once = endpoint.idempotent && key && userId ? { userId, path, key, body: sent, now } : null;
  return perform(
    parts.db,
    {
      call: once,
      isCostly: files.length > 0,
      isRepeatable: endpoint.repeatable ?? false,
    },
    {
      prepare: () => action.prepare(call),
      run: async (db, prepared) => toAnswer(endpoint, await action.run({ ...call, db }, prepared)),
      discard: async (prepared) => action.discard?.(prepared),
    },
  );
}

/**
 * The address that was asked for, always written the same way: with a slash at the end, or a letter of
 * it encoded, it is the same call.
 */
function pathOf({ path }: Endpoint, params: unknown): string {
  const values = (params ?? {}) as Readonly<Record<string, unknown>>;
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
}

function sendDownload(
  reply: FastifyReply,
  { contentType, fileName }: NonNullable<Endpoint["download"]>,
  file: Uint8Array | StreamedFile,
): void {
  reply
    .header("cache-control", "private, no-store")
    .header("content-disposition", `attachment; filename="${fileName}"`)
    .type(contentType);
  if (file instanceof Uint8Array) {
    reply.send(Buffer.from(file.buffer, file.byteOffset, file.byteLength));
  } else {
    reply.header("content-length", file.size).send(Readable.from(file.stream));
  }
}

/** Only what the contract promises leaves. */
function toAnswer(endpoint: Endpoint, value: unknown): Answer {
  const { response } = endpoint;
  if (!response || (value === undefined && mayBeEmpty(endpoint)))
    return { status: 204, body: undefined };
  try {
    return { status: endpoint.status ?? 200, body: toCheckedAnswer(response, value) };
  } catch (cause) {
    throw new Error(`${endpoint.path} can't answer like this`, { cause });
  }
}

function idempotencyKeyOf(request: FastifyRequest): string | undefined {
  const header = request.headers["idempotency-key"];
  if (header === undefined) return undefined;
  if (typeof header !== "string" || !/^[\w-]{8,100}$/.test(header)) throw malformed();
  return header;
}
