import { Phone } from "lucide-react";
import { useState } from "react";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { useAction } from "#web/ui/actions/use-action.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

type CallButtonProps = { bookingId: number; name: string };

/** The number is fetched when it is needed: no message has one, as it stays when a booking is over. */
export function CallButton({ bookingId, name }: CallButtonProps) {
  const { t } = useTranslation("logbook-cards");
  const [phone, setPhone] = useState<string | null>(null);
  const { press, pending, lines } = useAction({
    send: () => findSittersPhone(bookingId),
    onDone(found) {
      setPhone(found ?? "none");
      if (found) window.location.assign(`tel:${found}`);
    },
    failed: t("call.problem", { name }),
    lines: [],
  });

  if (phone && phone !== "none") {
    return (
      <LinkButton to={`tel:${phone}`}>
        <Phone className="size-4.5 shrink-0" />
        {t("call.number", { number: formatPhone(phone) })}
      </LinkButton>
    );
  }
  return (
    <>
      {(phone && lines.length === 0 ? [t("call.none", { name })] : lines).map((line) => (
        <p key={line} role="alert" className="col-span-2 text-sm font-semibold text-danger">
          {line}
        </p>
      ))}
      <Button pending={pending} onClick={() => void press()}>
        <Phone className="size-4.5 shrink-0" />
        {t("buttons.call", { name })}
      </Button>
    </>
  );
}

/** Null: they gave none. */
async function findSittersPhone(bookingId: number): Promise<string | null> {
  const { data } = await api.call("bookings.get", { params: { id: String(bookingId) } });
  return data.profiles.find(({ isOwn }) => !isOwn)?.phone ?? null;
}
