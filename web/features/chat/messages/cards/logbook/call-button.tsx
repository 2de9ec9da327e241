import { Phone } from "lucide-react";
import { useState } from "react";
import { formatPhone } from "#contract/shared/validation/phone-text.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";

type CallButtonProps = { bookingId: number; name: string };

/** The number is fetched when it is needed: no message has one, as it stays when a booking is over. */
export function CallButton({ bookingId, name }: CallButtonProps) {
  const { t } = useTranslation("logbook-cards");
  const [phone, setPhone] = useState<string | null>(null);
  const [pending, setPending] = useState(false);
  const [problem, setProblem] = useState<"none" | "problem" | null>(null);

  async function fetchPhone() {
    setPending(true);
    setProblem(null);
    try {
      const found = await findSittersPhone(bookingId);
      setPhone(found);
      if (found) window.location.assign(`tel:${found}`);
      else setProblem("none");
    } catch (error) {
      logError("phone not fetched", error);
      setProblem("problem");
    } finally {
      setPending(false);
    }
  }

  if (phone) {
    return (
      <LinkButton to={`tel:${phone}`}>
        <Phone className="size-4.5 shrink-0" />
        {t("call.number", { number: formatPhone(phone) })}
      </LinkButton>
    );
  }
  return (
    <>
      {problem && (
        <p role="alert" className="col-span-2 text-sm font-semibold text-danger">
          {t(`call.${problem}`, { name })}
        </p>
      )}
      <Button pending={pending} onClick={() => void fetchPhone()}>
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
