import { ChevronDown, MapPin, Phone } from "lucide-react";
import { Link } from "react-router";
import type { Logbook } from "#contract/logbooks.ts";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import type { TextKey } from "#web/lib/i18n/text-keys.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { formatMoney } from "#web/lib/text/formatting.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Sheet } from "#web/ui/overlays/sheet.tsx";
import type { HelpFacts } from "./use-help.ts";

export type HelpSheetProps = {
  /** Null: nothing could be fetched yet. */
  facts: HelpFacts | null;
  logbook: Pick<Logbook, "bookingId" | "owner">;
  ownerName: string;
  onClose: () => void;
};

/** Loaded ahead of time: whom to call, where one is, and what to do. */
export function HelpSheet({ facts, logbook, ownerName: name, onClose }: HelpSheetProps) {
  const { t } = useTranslation("logbook-visit");
  const urls = useUrls();
  const { vet, emergency, address } = facts ?? {};
  const ownerPhone = facts?.ownerPhone ?? logbook.owner.phone;
  return (
    <Sheet open onOpenChange={(isOpen) => !isOpen && onClose()} title={t("help.title")}>
      <div className="grid gap-6 pb-5">
        <ul className="divide-y divide-line">
          {vet && (
            <CallRow
              who={t("help.vet")}
              text={[vet.name, vet.address].filter(Boolean).join(", ")}
              more={
                vet.permissionCents
                  ? t("help.vetUpTo", { amount: formatMoney(vet.permissionCents) })
                  : t("help.vetCallFirst", { name })
              }
              phone={vet.phone}
            />
          )}
          {facts?.awayPhone && (
            <CallRow who={t("help.ownerAway", { name })} phone={facts.awayPhone} />
          )}
          {ownerPhone && <CallRow who={t("help.owner", { name })} phone={ownerPhone} />}
          {emergency && (
            <CallRow
              who={t("help.emergency")}
              text={[emergency.name, emergency.relation, emergency.hasKey && t("help.hasKey")]
                .filter(Boolean)
                .join(", ")}
              phone={emergency.phone}
            />
          )}
          <CallRow who={t("help.animalHelp")} text={t("help.animalHelpText")} phone="144" />
          <CallRow
            who={t("help.emergencyNumber")}
            text={t("help.emergencyNumberText")}
            phone="112"
          />
        </ul>
        {!vet && (
          <p className="rounded-field bg-warn-soft px-4 py-3 text-sm">
            {facts || logbook.bookingId === undefined
              ? t("help.missing", { name })
              : t("help.unread")}
          </p>
        )}
        {address && (
          <p className="flex gap-3">
            <MapPin className="mt-0.5 size-5 shrink-0 text-brand" />
            <span>
              <span className="block text-sm text-ink-soft">{t("help.address")}</span>
              {address.street} {address.houseNumber}, {address.postalCode} {address.city}
            </span>
          </p>
        )}
        <div>
          <h3 className="mb-2">{t("help.what")}</h3>
          <div className="divide-y divide-line rounded-card border border-line">
            {helpCases.map((one) => (
              <Case key={one.id} {...one} name={name} />
            ))}
          </div>
        </div>
        {logbook.bookingId !== undefined && (
          <Link to={urls.intake(logbook.bookingId)} className="font-semibold">
            {t("help.intake")}
          </Link>
        )}
        <p className="text-sm text-ink-soft">{t("help.offline")}</p>
      </div>
    </Sheet>
  );
}

type CallRowProps = { who: string; text?: string; more?: string; phone: string };

/** One press calls. */
function CallRow({ who, text, more, phone }: CallRowProps) {
  const { t } = useTranslation("logbook-visit");
  return (
    <li className="flex items-center gap-3 py-3">
      <div className="min-w-0 flex-1">
        <p className="font-semibold">{who}</p>
        {text && <p className="text-sm wrap-anywhere">{text}</p>}
        {more && <p className="text-sm text-ink-soft">{more}</p>}
      </div>
      <a
        href={`tel:${phone.replace(/[^\d+]/g, "")}`}
        aria-label={t("help.call", { who: `${who}, ${formatPhone(phone)}` })}
        className="inline-flex min-h-11 shrink-0 items-center gap-2 rounded-full bg-brand-soft px-4 font-semibold text-brand-strong no-underline hover:outline-2 hover:outline-brand"
      >
        <Phone className="size-5" />
        {formatPhone(phone)}
      </a>
    </li>
  );
}

function Case({ id, steps, name }: HelpCase & { name: string }) {
  const { t } = useTranslation("logbook-visit");
  return (
    <details className="group/case">
      <summary className="flex min-h-13 list-none items-center justify-between gap-3 px-4 py-2 font-semibold [&::-webkit-details-marker]:hidden">
        {t(`help.cases.${id}.title`)}
        <ChevronDown className="size-5 shrink-0 text-ink-soft transition group-open/case:rotate-180" />
      </summary>
      <ol className="grid list-inside list-decimal gap-1.5 px-4 pb-4 text-sm">
        {steps.map((step) => (
          <li key={step}>{t(step, { name })}</li>
        ))}
      </ol>
    </details>
  );
}

type HelpCase = {
  id: "hurt" | "gone" | "lockedOut" | "broken";
  steps: readonly TextKey<"logbook-visit">[];
};

/** What can go wrong, and what to do, in short plain steps. */
const helpCases: readonly HelpCase[] = [
  {
    id: "hurt",
    steps: [
      "help.cases.hurt.one",
      "help.cases.hurt.two",
      "help.cases.hurt.three",
      "help.cases.hurt.four",
    ],
  },
  {
    id: "gone",
    steps: [
      "help.cases.gone.one",
      "help.cases.gone.two",
      "help.cases.gone.three",
      "help.cases.gone.four",
    ],
  },
  {
    id: "lockedOut",
    steps: ["help.cases.lockedOut.one", "help.cases.lockedOut.two", "help.cases.lockedOut.three"],
  },
  {
    id: "broken",
    steps: ["help.cases.broken.one", "help.cases.broken.two", "help.cases.broken.three"],
  },
];
