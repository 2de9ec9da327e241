import { createHash, createHmac, randomBytes } from "node:crypto";
import { createServer, type IncomingMessage } from "node:http";
import type { AddressInfo } from "node:net";

/** Facebook's log-in and the little of its Graph API that tells who somebody is. */
export type FacebookStandIn = {
  /** Serves for both the site and the Graph API. */
  url: string;
  /** Who is logged in at Facebook; with nobody, it asks for an e-mail address. */
  person: FacebookPerson | null;
  stop(): Promise<void>;
};

export type FacebookPerson = {
  id: string;
  first_name?: string;
  last_name?: string;
  email?: string;
};

export type FacebookApp = { appId: string; appSecret: string; redirectUri: string };

type Reply = { status: number; body?: unknown; html?: string; location?: string };
const refusal = (message: string, code = 100): Reply => ({
  status: 400,
  body: { error: { message, type: "OAuthException", code, fbtrace_id: "x" } },
});

export async function startFacebookStandIn(app: FacebookApp): Promise<FacebookStandIn> {
  const state: { person: FacebookPerson | null } = { person: null };
  /** By code: who it stands for, and the challenge that it was asked with. */
  const codes = new Map<string, { person: FacebookPerson; challenge: string }>();
  const tokens = new Map<string, FacebookPerson>();

  function dialog({ searchParams: query }: URL): Reply {
    if (query.get("client_id") !== app.appId) return refusal("Invalid App ID", 101);
    if (query.get("redirect_uri") !== app.redirectUri) return refusal("URL Blocked", 191);
    if (query.get("response_type") !== "code" || !query.get("state")) return refusal("Incomplete");
    if (query.get("code_challenge_method") !== "S256") return refusal("No challenge");
    const email = query.get("account");
    const person = state.person ?? (email ? { id: `fb-${email}`, first_name: "Sam", email } : null);
    if (!person) return { status: 200, html: loginPage(query) };
    const code = randomBytes(60).toString("base64url");
    codes.set(code, { person, challenge: query.get("code_challenge") ?? "" });
    const back = new URL(app.redirectUri);
    back.searchParams.set("code", code);
    back.searchParams.set("state", query.get("state") ?? "");
    // Facebook leaves this behind every address that it sends people back to.
    return { status: 302, location: `${back.href}#_=_` };
  }

  function exchange(form: URLSearchParams): Reply {
    const asked = codes.get(form.get("code") ?? "");
    codes.delete(form.get("code") ?? "");
    if (form.get("client_id") !== app.appId || form.get("client_secret") !== app.appSecret) {
      return refusal("Error validating client secret.", 1);
    }
    const verifier = createHash("sha256").update(form.get("code_verifier") ?? "");
    if (!asked || verifier.digest("base64url") !== asked.challenge) {
      return refusal("This authorization code has been used.");
    }
    if (form.get("redirect_uri") !== app.redirectUri) return refusal("Error validating redirect.");
    const token = `EAA${randomBytes(40).toString("hex")}`;
    tokens.set(token, asked.person);
    const body = { access_token: token, token_type: "bearer", expires_in: 5_183_944 };
    return { status: 200, body };
  }

  function me(url: URL, authorization = ""): Reply {
    const token = authorization.replace(/^Bearer /, "");
    const person = tokens.get(token);
    if (!person) return refusal("Invalid OAuth access token.", 190);
    const proof = createHmac("sha256", app.appSecret).update(token).digest("hex");
    if (url.searchParams.get("appsecret_proof") !== proof) return refusal("Invalid proof");
    const fields = (url.searchParams.get("fields") ?? "id").split(",");
    const body = Object.fromEntries(
      Object.entries(person).filter(([name]) => fields.includes(name)),
    );
    return { status: 200, body };
  }

  const server = createServer(async (request, response) => {
    const url = new URL(request.url ?? "", "http://stand-in");
    const path = `${request.method} ${url.pathname}`;
    if (url.pathname === "/favicon.ico") return void response.writeHead(204).end();
    const reply =
      path === "GET /v24.0/dialog/oauth"
        ? dialog(url)
        : path === "POST /v24.0/oauth/access_token"
          ? exchange(await readForm(request))
          : path === "GET /v24.0/me"
            ? me(url, request.headers.authorization)
            : { status: 404, body: {} };
    const type = reply.html ? "text/html" : "application/json";
    response.writeHead(reply.status, {
      "content-type": `${type}; charset=UTF-8`,
      ...(reply.location ? { location: reply.location } : {}),
    });
    response.end(reply.html ?? (reply.body === undefined ? "" : JSON.stringify(reply.body)));
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;

  return Object.assign(state, {
    url: `http://localhost:${port}/v24.0`,
    stop: () =>
      new Promise<void>((done) => {
        server.close(() => done());
        server.closeAllConnections();
      }),
  });
}

function loginPage(query: URLSearchParams): string {
  const hidden = [...query].map(([name, value]) => {
    const safe = value.replaceAll("&", "&amp;").replaceAll('"', "&quot;");
    return `<input type="hidden" name="${name}" value="${safe}">`;
  });
  return `<!doctype html>
<html lang="en"><title>A provider</title>
<main><h1>A provider</h1>
<form>${hidden.join("")}
  <label>Account <input name="account"></label>
  <button>Continue</button>
</form></main></html>`;
}

async function readForm(request: IncomingMessage): Promise<URLSearchParams> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return new URLSearchParams(Buffer.concat(chunks).toString());
}
