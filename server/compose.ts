import path from "node:path";
import type { FastifyInstance } from "fastify";
import type { ServerBuild } from "react-router";
import { allEndpoints } from "#contract/endpoints.ts";
import { type LogStream, logConnections } from "#server/platform/log.ts";
import { notices, registerDomains } from "./app.ts";
import type { Database } from "./db/database.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config/config.ts";
import { createGeo } from "./platform/geo/choose.ts";
import { registerHousekeeping } from "./platform/housekeeping/housekeeping.ts";
import { registerApi } from "./platform/http/api.ts";
import { createBinder } from "./platform/http/binder.ts";
import { openUploads } from "./platform/http/bodies/uploads.ts";
import { registerDrain } from "./platform/http/drain.ts";
import { createPrivateFiles, registerPrivateFiles } from "./platform/http/files/private-files.ts";
import { registerPublicFiles } from "./platform/http/files/public-files.ts";
import { createCsrf } from "./platform/http/guarding/csrf.ts";
import { registerAddressLimit } from "./platform/http/guarding/limits.ts";
import type { Health } from "./platform/http/health.ts";
import type { HttpParts } from "./platform/http/http-parts.ts";
import { createPageReads, type PageReads } from "./platform/http/page-reads.ts";
import { createHttpServer } from "./platform/http/server.ts";
import { createImageProcessor } from "./platform/images/image-processor.ts";
import { createJobs } from "./platform/jobs/jobs.ts";
import { createLimits } from "./platform/limits/choose.ts";
import { createMailTransport, sendingLimits } from "./platform/mail/choose.ts";
import type { MailTransport } from "./platform/mail/mail.ts";
import { registerMailbox } from "./platform/mail/mailbox.ts";
import { createMailer } from "./platform/mail/mailer.ts";
import { createOutbox } from "./platform/outbox/outbox.ts";
import { createRelay, type Relay } from "./platform/outbox/relay.ts";
import type { Network } from "./platform/outgoing/network.ts";
import { createOutgoing } from "./platform/outgoing/outgoing.ts";
import { createPasswords, type Passwords } from "./platform/passwords/passwords.ts";
import { createPayments, hasLocalPayments } from "./platform/payments/choose.ts";
import { localPaymentsUrl } from "./platform/payments/local/local-address.ts";
import { type PaymentProvider, paymentCalls } from "./platform/payments/payment-provider.ts";
import type { Platform } from "./platform/platform.ts";
import { createPush } from "./platform/push/choose.ts";
import { shareChannels } from "./platform/realtime/adapter.ts";
import { createRealtime } from "./platform/realtime/realtime.ts";
import { readRelease } from "./platform/releases/pack-release.ts";
import { registerReleaseFiles } from "./platform/releases/release-files.ts";
import { createReleases, type Releases } from "./platform/releases/releases.ts";
import { findViewer } from "./platform/sessions/sessions.ts";
import { slowPort } from "./platform/slow-work.ts";
import { createPageChanges, shareMoments } from "./platform/ssr/page-changes.ts";
import { registerPages } from "./platform/ssr/pages.ts";
import { registerStaticFiles } from "./platform/ssr/static-files.ts";
import { readTexts, registerTextsFiles } from "./platform/ssr/texts-files.ts";
import { createStorage } from "./platform/storage/choose.ts";
import type { Storage } from "./platform/storage/storage.ts";
import { createVisits } from "./platform/visits/visits.ts";
import { prepareInstallation } from "./prepare-installation.ts";

/** Parts that development and tests bring themselves. */
export type OwnParts = {
  database: Database;
  clock?: Clock;
  /** Absent: hashed at the product's cost. */
  passwords?: Passwords;
  mailTransport?: MailTransport;
  /** Absent: the internet. */
  network?: Network;
  /** Absent: as configured. */
  payments?: PaymentProvider;
  /** Absent: each kind of job is looked for as often as it says. */
  jobsPollSeconds?: number;
  /** Absent: the log goes to standard output. */
  logTo?: LogStream;
  /** Absent: no pages, only the API. */
  web?: { loadBuild(): Promise<ServerBuild>; clientFolder?: string };
  /** More routes and handlers, before the server is ready. */
  extend?(platform: Platform, app: FastifyInstance): void | Promise<void>;
};

export type Composition = {
  app: FastifyInstance;
  platform: Platform;
  relay: Relay;
  /** How pages read from the API. */
  reads: PageReads;
  health: Health;
  /** Starts the background work that this process's role asks for. */
  start(): Promise<void>;
  /** Not ready, drain, sockets, jobs, and at last the database. */
  stop(): Promise<void>;
};

/** Puts the whole server together; listening is up to the caller. */
export async function compose(config: Config, own: OwnParts): Promise<Composition> {
  const { database, clock = systemClock, passwords = createPasswords() } = own;
  const health: Health = {
    state: "starting",
    readyAt: null,
    check: () => database.ping(),
  };
  const app = await createHttpServer(config, health, own.logTo);
  const drain = registerDrain(app, health);
  const log = app.log;
  database.watch(logConnections(log));
  const { appKey, encryption, isDemo } = await prepareInstallation({
    config,
    database,
    clock,
    passwords,
  });
  const limits = await createLimits(config, clock, log);
  registerAddressLimit(app, { config, limits });
  const outbox = createOutbox();
  const parts: HttpParts = {
    config,
    db: database.db,
    clock,
    limits,
    csrf: createCsrf({ appKey, secure: config.isHttps }),
    uploads: await openUploads(path.join(config.dataDir, "uploads")),
    isHttps: config.isHttps,
    findViewer: (token) => findViewer(database.db, outbox, token, clock.now()),
  };
  const binder = createBinder(parts);
  const reads = createPageReads(parts, binder);
  const jobs = createJobs({ database, log, pollSeconds: own.jobsPollSeconds });
  const channels = await shareChannels({
    config,
    database,
    log,
    onMissed: () => realtime.connectAnew(),
  });
  const realtime = createRealtime({
    httpServer: config.ROLE === "worker" ? undefined : app.server,
    config,
    limits,
    log,
    findViewer: (token) => findViewer(database.db, outbox, token, clock.now()),
    adapter: channels.adapter,
  });
  const transport = slowPort("mail", own.mailTransport ?? (await createMailTransport(config)), [
    "send",
  ]);
  const isLocalPayments = hasLocalPayments(config, isDemo);
  const platform: Platform = {
    config,
    appKey,
    encryption,
    passwords,
    clock,
    log,
    database,
    db: database.db,
    bind: binder.bind,
    serve: (path, answer) => app.get(path, (request, reply) => answer({ request, reply })),
    outbox,
    jobs,
    realtime,
    pageChanges: shareMoments(createPageChanges(clock), realtime),
    mailer: createMailer({
      database,
      db: database.backgroundDb,
      jobs,
      appKey,
      clock,
      transport,
      log,
      limits: sendingLimits(config),
    }),
    notices,
    push: slowPort("push", await createPush(database.db, config), ["send"]),
    outgoing: slowPort(
      "outgoing",
      createOutgoing(own.network, { userAgent: `Kwispel (+${config.appUrl})` }),
      ["getText"],
    ),
    storage: slowPort("storage", await openStorage(config, isDemo), [
      "put",
      "get",
      "remove",
      "exists",
      "removeAbandoned",
    ]),
    privateFiles: createPrivateFiles(),
    images: slowPort("images", createImageProcessor(), ["process"]),
    ...createGeo(config, log),
    payments: slowPort(
      "payments",
      own.payments ??
        createPayments(config, {
          isOn: isLocalPayments,
          url: () => localPaymentsUrl(app.server, config.appUrl),
        }),
      paymentCalls,
    ),
    limits,
    visits: createVisits({ db: database.backgroundDb, clock, log, appKey }),
  };
  await registerDomains(platform);
  registerHousekeeping(platform);
  await own.extend?.(platform, app);
  registerPublicFiles(app, platform);
  registerPrivateFiles(app, {
    config,
    limits,
    files: platform.privateFiles,
    storage: platform.storage,
    findViewer: (token) => findViewer(database.db, outbox, token, clock.now()),
  });

  const metrics =
    config.METRICS_PORT === undefined
      ? null
      : (await import("./platform/metrics.ts")).createMetrics(app, database);
  await registerApi(app, parts, binder, allEndpoints());
  if (isDemo || config.NODE_ENV === "development") registerMailbox(app, database.db);
  if (isLocalPayments) {
    const { registerLocalPayments } = await import("./platform/payments/local/local-payments.ts");
    const { dataDir } = config;
    registerLocalPayments(app, { appUrl: () => config.appUrl, dataDir, clock, log });
  }
  const releases = await openReleases(platform, own.web?.clientFolder);
  if (own.web) {
    const { clientFolder } = own.web;
    if (clientFolder) await registerStaticFiles(app, path.resolve(clientFolder));
    const others = releases && { releases, storage: platform.storage };
    if (others) registerReleaseFiles(app, others);
    const isDevelopment = config.NODE_ENV === "development";
    await registerTextsFiles(app, { isDevelopment, others });
    const { csrf } = parts;
    const { loadBuild } = own.web;
    const { visits, pageChanges: changes } = platform;
    await registerPages(app, { config, clock, isDemo, csrf, changes, reads, visits, loadBuild });
  }
  const relay = createRelay({ database, outbox, clock, log });

  return {
    app,
    platform,
    relay,
    reads,
    health,
    async start() {
      const worksToo = config.ROLE !== "web";
      // Its files are in storage before the first page that names them is sent.
      await Promise.all([jobs.start({ withWorkers: worksToo }), releases?.start()]);
      if (worksToo) await relay.start();
      platform.visits.start();
      if (metrics) await metrics.listen(config.METRICS_PORT ?? 0, config.HOST);
      health.state = "ready";
      health.readyAt = performance.now();
    },
    async stop() {
      health.state = "stopping";
      await drain.wait(config.STOP_GRACE_MS);
      await realtime.close();
      // Whoever has begun a request and never ends it would hold up the end for minutes.
      app.server.closeAllConnections();
      await app.close();
      await platform.visits.stop();
      await releases?.stop();
      await relay.stop();
      await jobs.stop(config.STOP_GRACE_MS);
      await Promise.all([transport.close(), channels.close(), limits.close(), metrics?.close()]);
      await database.close();
    },
  };
}

/** Null where nothing is built: while developing, and in a process that serves nobody. */
async function openReleases(
  platform: Platform,
  clientFolder: string | undefined,
): Promise<Releases | null> {
  if (!clientFolder) return null;
  const release = await readRelease(path.resolve(clientFolder), await readTexts());
  return createReleases({ ...platform, release });
}

async function openStorage(config: Config, isDemo: boolean): Promise<Storage> {
  const storage = await createStorage(config);
  if (!isDemo) return storage;
  // Only a demo needs what draws its pictures.
  const { demoStorage } = await import("#demo/pictures/demo-storage.ts");
  return demoStorage(storage);
}
