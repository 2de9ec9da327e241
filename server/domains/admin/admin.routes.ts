import { pageWindow } from "#contract/shared/paging.ts";
import { adminPaymentsEndpoints } from "#contract/subscriptions/admin-payments.ts";
import { adminEndpoints } from "#contract/trust/admin.ts";
import { listBanAppeals } from "#server/domains/account/bans/ban-appeals.service.ts";
import { listUsers } from "#server/domains/account/bans/bans.service.ts";
import {
  listCertificates,
  readCertificateFile,
} from "#server/domains/profiles/certificates/certificate-decisions.service.ts";
import { listProductReviewQueue } from "#server/domains/reviews/product-reviews/product-reviews.service.ts";
import {
  type DecisionPorts,
  getReport,
  listReports,
} from "#server/domains/safety/reports/decisions.service.ts";
import {
  getPaymentHistory,
  listPaymentsForAdmin,
} from "#server/domains/subscriptions/payments/admin-payments.service.ts";
import type { DomainEntries } from "#server/platform/domain.ts";
import * as admin from "./admin.service.ts";
import { asPage } from "./as-page.ts";
import { listAudit } from "./audit.service.ts";
import { getUserDetails } from "./users/users.service.ts";

export function bindAdmin({ bind }: DomainEntries<{ ports: DecisionPorts }>): void {
  bind(adminEndpoints.listReports, async (ctx, { query }) =>
    asPage(
      adminEndpoints.listReports,
      query,
      await listReports(ctx, { status: query.status, window: pageWindow(query) }),
    ),
  );
  bind(adminEndpoints.getReport, async (ctx, { params }) => ({
    data: await getReport(ctx, { reportId: params.id }),
  }));
  bind(adminEndpoints.decideReport, async (ctx, { params, body: form }) => ({
    data: await admin.decideReport(ctx, { reportId: params.id, form }),
  }));
  bind(adminEndpoints.decideAppeal, async (ctx, { params, body: form }) => ({
    data: await admin.decideAppeal(ctx, { reportId: params.id, form }),
  }));

  bind(adminEndpoints.listUsers, async (ctx, { query }) => {
    const { q, banned } = query;
    const found = await listUsers(ctx, { q, banned, window: pageWindow(query) });
    return asPage(adminEndpoints.listUsers, query, found);
  });
  bind(adminEndpoints.createUser, async (ctx, { body: form }) => ({
    data: await admin.createUser(ctx, form),
  }));
  bind(adminEndpoints.getUser, async (ctx, { params }) => ({
    data: await getUserDetails(ctx, { userId: params.id }),
  }));
  bind(adminEndpoints.banUser, async (ctx, { params, body }) => ({
    data: await admin.banUser(ctx, { userId: params.id, reason: body.reason }),
  }));
  bind(adminEndpoints.unbanUser, async (ctx, { params }) => ({
    data: await admin.unbanUser(ctx, { userId: params.id }),
  }));

  bind(adminEndpoints.listBanAppeals, async (ctx, { query }) =>
    asPage(
      adminEndpoints.listBanAppeals,
      query,
      await listBanAppeals(ctx, { open: query.open, window: pageWindow(query) }),
    ),
  );
  bind(adminEndpoints.decideBanAppeal, async (ctx, { params, body: form }) => ({
    data: await admin.decideBanAppeal(ctx, { userId: params.id, form }),
  }));

  bind(adminEndpoints.listCertificates, async (ctx, { query }) =>
    asPage(
      adminEndpoints.listCertificates,
      query,
      await listCertificates(ctx, { status: query.status, window: pageWindow(query) }),
    ),
  );
  bind(adminEndpoints.downloadCertificate, (ctx, { params }) =>
    readCertificateFile(ctx, { certificateId: params.id }),
  );
  bind(adminEndpoints.decideCertificate, async (ctx, { params, body: form }) => ({
    data: await admin.decideCertificate(ctx, { certificateId: params.id, form }),
  }));

  bind(adminEndpoints.listProductReviews, async (ctx, { query }) =>
    asPage(
      adminEndpoints.listProductReviews,
      query,
      await listProductReviewQueue(ctx, { status: query.status, window: pageWindow(query) }),
    ),
  );
  bind(adminEndpoints.decideProductReview, async (ctx, { params, body: form }) => ({
    data: await admin.decideProductReview(ctx, { reviewId: params.id, form }),
  }));

  bind(adminPaymentsEndpoints.list, async (ctx, { query }) => {
    const { q, status, problem } = query;
    const found = await listPaymentsForAdmin(ctx, {
      q,
      status,
      problem,
      window: pageWindow(query),
    });
    return asPage(adminPaymentsEndpoints.list, query, found);
  });
  bind(adminPaymentsEndpoints.get, async (ctx, { params }) => ({
    data: await getPaymentHistory(ctx, { paymentId: params.id }),
  }));
  bind(adminPaymentsEndpoints.refund, async (ctx, { params, body: form }) => ({
    data: await admin.refundPayment(ctx, { paymentId: params.id, form }),
  }));

  bind(adminEndpoints.listAudit, async (ctx, { query }) => {
    const { page, limit, ...filter } = query;
    const found = await listAudit(ctx, { filter, window: pageWindow({ page, limit }) });
    return asPage(adminEndpoints.listAudit, query, found);
  });
}
