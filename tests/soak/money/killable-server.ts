import { type Answer, createHttpClient, type HttpClient, type Sent } from "../http-client.ts";
import { forkMoneyServer, type JobName, type MoneyProcess } from "./money-process.ts";

export type KillableServer = {
  readonly kills: number;
  /** Null for whoever was cut off: they don't know what came of it. */
  send(sent: Sent): Promise<Answer | null>;
  /** Its clock is set, and the job run; false when it was killed over it. */
  run(job?: JobName): Promise<boolean>;
  /** Without a word, and another one is started; whoever calls meanwhile waits for that. */
  kill(): Promise<void>;
  end(): Promise<void>;
};

type Parts = {
  environment: Record<string, string>;
  /** How far ahead of the machine's its clock is. */
  aheadMs(): number;
  connections: number;
};

export async function startKillableServer(parts: Parts): Promise<KillableServer> {
  const { environment, aheadMs, connections } = parts;
  let server: MoneyProcess;
  let client: HttpClient;
  let kills = 0;
  let ready: Promise<void> = start();
  let isKilling = false;

  async function start(): Promise<void> {
    server = await forkMoneyServer(environment, aheadMs());
    client = createHttpClient(server.origin, connections);
  }
  async function killAndStart(): Promise<void> {
    await server.stop("SIGKILL");
    client.close();
    await start();
  }

  await ready;
  return {
    get kills() {
      return kills;
    },
    async send(sent) {
      await ready;
      return client.send(sent).catch(() => null);
    },
    async run(job) {
      await ready;
      return server.order({ aheadMs: aheadMs(), ...(job ? { job } : {}) });
    },
    async kill() {
      if (isKilling) return;
      isKilling = true;
      kills += 1;
      ready = killAndStart();
      await ready;
      isKilling = false;
    },
    async end() {
      await ready;
      client.close();
      await server.stop("SIGKILL");
    },
  };
}
