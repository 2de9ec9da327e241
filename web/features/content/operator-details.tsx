import type { ReactNode } from "react";
import type { Operator } from "#contract/content.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";

/** Who runs the site and how to reach them, as far as they told. */
export function OperatorDetails({ operator }: { operator: Operator }) {
  const { t } = useTranslation("legal");
  const { name, address, email, phone, website, chamberOfCommerceNumber, vatNumber } = operator;
  return (
    <dl className="mt-4 grid gap-x-6 gap-y-1 sm:grid-cols-[max-content_1fr]">
      <Detail label={t("name")}>{name}</Detail>
      <Detail label={t("address")}>{address}</Detail>
      <Detail label={t("email")}>{email && <a href={`mailto:${email}`}>{email}</a>}</Detail>
      <Detail label={t("phone")}>
        {phone && <a href={`tel:${phone.replace(/[^\d+]/g, "")}`}>{phone}</a>}
      </Detail>
      <Detail label={t("website")}>
        <a href={website}>{website.replace(/^https?:\/\//, "")}</a>
      </Detail>
      <Detail label={t("chamberOfCommerceNumber")}>{chamberOfCommerceNumber}</Detail>
      <Detail label={t("vatNumber")}>{vatNumber}</Detail>
    </dl>
  );
}

function Detail({ label, children }: { label: string; children: ReactNode }) {
  if (!children) return null;
  return (
    <div className="grid gap-x-6 sm:col-span-2 sm:grid-cols-subgrid">
      <dt className="text-ink-soft">{label}</dt>
      <dd className="wrap-anywhere">{children}</dd>
    </div>
  );
}
