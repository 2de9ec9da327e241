import swagger from "@fastify/swagger";
import swaggerUi from "@fastify/swagger-ui";
import type { FastifyInstance } from "fastify";
import type { Binder } from "./binder.ts";
import { registerBodyReaders } from "./bodies/body.ts";
import { sendProblem } from "./error-reply.ts";
import { clearSessionCookie } from "./guarding/session-cookie.ts";
import type { HttpParts } from "./http-parts.ts";
import { type NamedEndpoint, openApiDocument } from "./openapi.ts";
import { notFound } from "./problem.ts";

/** Everything under /api, with its own readers of bodies and its own 404 in JSON. */
export async function registerApi(
  app: FastifyInstance,
  parts: HttpParts,
  binder: Binder,
  endpoints: NamedEndpoint[],
): Promise<void> {
  const document = documentWhenAsked(endpoints);
  await app.register(async (api) => {
    await registerBodyReaders(api, parts.config);
    api.addHook("onRequest", async (_request, reply) => {
      reply.header("content-security-policy", "default-src 'none'; frame-ancestors 'none'");
    });
    api.setErrorHandler((error, request, reply) => {
      sendProblem(error, request, reply);
    });
    // A session that is gone is gone for pages too: the cookie goes with the 401.
    api.addHook("onSend", async (_request, reply) => {
      if (reply.statusCode === 401) clearSessionCookie(reply, parts.isHttps);
    });
    binder.register(api);
    api.get("/api/openapi.json", async (_request, reply) => {
      reply.header("cache-control", "no-cache");
      return document();
    });
    const nothingHere = async () => {
      throw notFound();
    };
    // Ahead of the body's readers as well: what nobody takes is not read.
    api.all("/api/*", { onRequest: nothingHere }, nothingHere);
  });

  await app.register(async (docs) => {
    await docs.register(swagger, {
      mode: "static",
      // What it shows comes from `transformSpecification`, once somebody asks.
      specification: {
        document: { openapi: "3.1.0", info: { title: "", version: "" }, paths: {} },
      },
    });
    await docs.register(swaggerUi, {
      routePrefix: "/api/docs",
      staticCSP: true,
      transformSpecification: document,
      transformSpecificationClone: false,
      theme: { title: "API" },
    });
  });
}

/** A megabyte as text, from some hundreds of schemas: made for the first who wants to read it. */
function documentWhenAsked(endpoints: NamedEndpoint[]) {
  let document: ReturnType<typeof openApiDocument> | undefined;
  return () => {
    document ??= openApiDocument(endpoints);
    return document;
  };
}
