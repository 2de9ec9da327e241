import { mkdir, mkdtemp, rm, writeFile } from "node:fs/promises";
import { tmpdir } from "node:os";
import path from "node:path";
import helmet from "@fastify/helmet";
import fastify from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { registerStaticFiles } from "./static-files.ts";

const app = fastify();
let folder = "";

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), "kwispel-static-"));
  await mkdir(path.join(folder, "assets"));
  for (const file of ["favicon.ico", "og-default.png", "sw.js", "assets/logo-1a2b.svg"]) {
    await writeFile(path.join(folder, file), file);
  }
  await app.register(helmet);
  await registerStaticFiles(app, folder);
});

afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true });
});

describe("the built web's files", () => {
  it.each([
    // A mail on its own tab counts as another site, and has the site's icon.
    { file: "favicon.ico", policy: "cross-origin", kept: "public, max-age=3600" },
    { file: "og-default.png", policy: "cross-origin", kept: "public, max-age=3600" },
    { file: "sw.js", policy: "same-origin", kept: "public, max-age=3600" },
    {
      file: "assets/logo-1a2b.svg",
      policy: "same-origin",
      kept: "public, max-age=31536000, immutable",
    },
  ])("$file may be shown by $policy pages", async ({ file, policy, kept }) => {
    const { statusCode, headers } = await app.inject(`/${file}`);
    expect(statusCode).toBe(200);
    expect(headers["cross-origin-resource-policy"]).toBe(policy);
    expect(headers["cache-control"]).toBe(kept);
  });
});
