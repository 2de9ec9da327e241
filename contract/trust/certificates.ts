import * as z from "zod";
import { calendarDate, instant } from "../shared/dates.ts";
import { endpoint } from "../shared/endpoint.ts";

/** Waiting until somebody has looked; a seen one is shown for two years. */
export const certificateStatuses = ["waiting", "seen", "refused"] as const;
export type CertificateStatus = (typeof certificateStatuses)[number];

export const certificateYears = 2;
export const certificateMaxBytes = 10 * 1024 * 1024;

/** The sitter's own certificate of conduct: what was sent last, and until when it counts. */
export const ownCertificate = z.object({
  status: z.enum([...certificateStatuses, "none", "expired"]),
  /** When it was sent. */
  sentAt: instant.optional(),
  /** The day on which one was seen, though a newer one may be waiting. */
  seenOn: calendarDate.optional(),
  validUntil: calendarDate.optional(),
  /** Why the last one was refused. */
  reason: z.string().optional(),
});
export type OwnCertificate = z.infer<typeof ownCertificate>;

const answer = z.object({ data: ownCertificate });

export const certificatesEndpoints = {
  get: endpoint({
    method: "GET",
    path: "/api/user/certificateOfConduct",
    access: "user",
    summary: "How far the sitter's certificate of conduct is.",
    response: answer,
  }),
  send: endpoint({
    method: "POST",
    path: "/api/user/certificateOfConduct",
    access: "user",
    summary: "Sends a certificate of conduct, as a picture or a PDF; only who decides sees it.",
    limit: "costly",
    body: z.object({}),
    multipart: { file: { maxFiles: 1, maxBytes: certificateMaxBytes } },
    status: 201,
    response: answer,
  }),
};
