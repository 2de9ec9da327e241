import { openDomain } from "#server/platform/domain.ts";
import { defineJob } from "#server/platform/jobs/jobs.ts";
import { writeMails } from "#server/platform/mail/mailer.ts";
import type { Platform } from "#server/platform/platform.ts";
import { safetyNotices, subscribeSafetyNotices } from "./notices/safety.notices.ts";
import { eraseEvidence } from "./reports/decisions.service.ts";
import { mayLookAtEvidence } from "./reports/report.service.ts";
import type { SafetyPorts } from "./safety.ports.ts";
import { bindSafety } from "./safety.routes.ts";

const eraseEvidenceJob = defineJob<Record<string, never>>("safety.erase-evidence");

export function registerSafety(platform: Platform, ports: SafetyPorts): void {
  const safety = openDomain(platform, { ports });
  bindSafety(safety);
  platform.privateFiles.allow((viewer, key) => mayLookAtEvidence(platform, viewer, key));
  safety.work(eraseEvidenceJob, eraseEvidence, "35 3 * * *");
  subscribeSafetyNotices(safety);
  writeMails(platform, safetyNotices.mail, async (mail) =>
    (await import("./notices/safety.emails.tsx")).safetyMail(mail),
  );
}
