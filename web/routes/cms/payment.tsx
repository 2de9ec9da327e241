import { cmsUrls } from "#contract/urls/cms-urls.ts";
import { PaymentFacts, PaymentHistoryView } from "#web/features/cms/payments/payment-history.tsx";
import { PaymentTags } from "#web/features/cms/payments/payment-table.tsx";
import { RefundForm, refundPayment } from "#web/features/cms/payments/refund-form.tsx";
import { CmsPage } from "#web/features/cms/shell/cms-page.tsx";
import { actsAction } from "#web/lib/forms/form-action.server.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { notFound, openPage } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import type { Route } from "./+types/payment.ts";

export const handle: RouteHandle = {
  namespaces: ["cms-payments", "subscriptions", "paywall"],
  forms: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { id } = args.params;
  const found = await page.find("adminPayments.get", { params: { id } });
  if (!found) notFound(page);
  const title = page.texts("cms-payments")("one", { id });
  return { payment: found.data, meta: page.meta({ title }) };
}

export const action = actsAction(refundPayment);

export default function Payment({ loaderData: { payment } }: Route.ComponentProps) {
  const { t } = useTranslation("cms-payments");
  const { t: cms } = useTranslation("cms");
  return (
    <CmsPage
      title={t("one", { id: payment.id })}
      note={<PaymentTags payment={payment} />}
      back={{ to: cmsUrls.payments(), label: cms("back") }}
    >
      <div className="grid max-w-page gap-5">
        <div className="grid items-start gap-5 md:grid-cols-2">
          <PaymentFacts payment={payment} />
          {payment.refundableCents > 0 && (
            <RefundForm key={payment.refundableCents} payment={payment} />
          )}
        </div>
        <PaymentHistoryView payment={payment} />
      </div>
    </CmsPage>
  );
}
