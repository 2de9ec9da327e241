import { expect } from "vitest";
import { checkFiles } from "#server/platform/images/check-files.ts";
import { multipart } from "../setup/multipart.ts";
import type { TestServer } from "../setup/test-server.ts";

export type Fields = [name: string, value: string | Uint8Array][];

export const petFields: Fields = [
  ["name", "Moos"],
  ["category", "dog"],
];

/** Sends forms with pictures to a test's server, and looks at what became of the files. */
export function sendingTo(server: { current: TestServer }) {
  async function storedFiles(): Promise<string[]> {
    const files: string[] = [];
    for await (const file of server.current.platform.storage.list()) files.push(file);
    return files;
  }

  async function post(path: string, fields: Fields, as: string, key?: string) {
    const { headers, body } = await multipart(fields);
    const once: Record<string, string> = key ? { "idempotency-key": key } : {};
    return server.current.call("POST", path, { as, body, headers: { ...headers, ...once } });
  }

  /** Every file has a row and every row its files; `shown` counts the files. */
  async function expectAllOwned(shown?: number): Promise<void> {
    const check = await checkFiles(server.current.platform);
    expect(check).toMatchObject({ withoutRow: [], withoutFile: [], waiting: 0 });
    if (shown !== undefined) expect(check.shown).toBe(shown);
  }

  return { storedFiles, post, expectAllOwned };
}
