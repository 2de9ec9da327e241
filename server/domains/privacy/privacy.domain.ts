import { deletionEndpoints } from "#contract/account/account-deletion.ts";
import { adminUsersEndpoints } from "#contract/admin/users.ts";
import {
  exportFileName,
  ownDataPath,
  personalDataEndpoints,
} from "#contract/privacy/personal-data.ts";
import { dayMs } from "#contract/shared/durations.ts";
import { urls } from "#contract/urls/urls.ts";
import { userDeleted } from "#server/domains/account/account.events.ts";
import { profileRemoved } from "#server/domains/profiles/profiles.events.ts";
import { openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import type { Platform } from "#server/platform/platform.ts";
import { getWhatEnds, leaveNobodys, leaveNoTrace } from "./account-deletion.service.ts";
import { makeExport } from "./make-export.service.ts";
import {
  askForExport,
  askForExportOf,
  exportJob,
  forgetExpired,
  getExportState,
  mayDownload,
  openByLink,
  openExport,
} from "./personal-data.service.ts";

const forgetExportsJob = defineJob<Record<string, never>>("privacy.forget-exports");

export function registerPrivacy(platform: Platform): void {
  const privacy = openDomain(platform, {});
  privacy.bind(personalDataEndpoints.ask, async (ctx) => ({ data: await askForExport(ctx) }));
  privacy.bind(deletionEndpoints.getWhatEnds, async (ctx) => ({ data: await getWhatEnds(ctx) }));
  privacy.bind(adminUsersEndpoints.export, async (ctx, { params }) => ({
    data: await askForExportOf(ctx, { userId: params.id }),
  }));
  privacy.bind(personalDataEndpoints.download, (ctx) => openExport(ctx));
  privacy.bind(personalDataEndpoints.getState, async (ctx) => ({
    data: await getExportState(ctx),
  }));
  platform.privateFiles.allow((viewer, key) =>
    mayDownload({ db: platform.db, now: platform.clock.now() }, viewer, key),
  );
  privacy.serve(`${ownDataPath}/:token`, async (ctx, { request, reply }) => {
    const { token } = request.params as { token: string };
    const { stream, size } = await openByLink(ctx, { token });
    return reply
      .header("cache-control", "private, no-store")
      .header("referrer-policy", "no-referrer")
      .header("content-disposition", `attachment; filename="${exportFileName}"`)
      .header("content-length", size)
      .type("application/zip")
      .send(stream);
  });
  privacy.serve("/.well-known/security.txt", async ({ config, now }, { reply }) => {
    reply.header("cache-control", "public, max-age=3600").type("text/plain; charset=utf-8");
    return securityText({ appUrl: config.appUrl, email: config.OPERATOR_EMAIL, now });
  });
  privacy.onPublish(profileRemoved, leaveNobodys);
  privacy.onPublish(userDeleted, leaveNoTrace);
  privacy.work(exportJob, makeExport);
  privacy.work(forgetExportsJob, forgetExpired, "20 * * * *");
}

/** It is made anew each time; whoever has an older copy looks again after this. */
const validDays = 180;

type Facts = { appUrl: string; email: string | undefined; now: Date };

/** Where to tell of a weakness, as RFC 9116 wants it. */
export function securityText({ appUrl, email, now }: Facts): string {
  const at = (path: string) => new URL(path, appUrl).href;
  const expires = new Date(now.getTime() + validDays * dayMs);
  return [
    `Contact: ${email ? `mailto:${email}` : at(urls.contact())}`,
    `Expires: ${expires.toISOString().replace(/\.\d+Z$/, "Z")}`,
    "Preferred-Languages: nl, en",
    `Canonical: ${at("/.well-known/security.txt")}`,
    "",
  ].join("\n");
}
