import { useRef, useState } from "react";
import { api } from "#web/lib/api/browser-api.ts";
import { logError } from "#web/lib/browser/log.ts";
import { afterPress } from "#web/lib/forms/after-press.ts";

/** Whether the address that stands in the field belongs to an account already; `told`: one that does. */
export function useEmailTaken(told: string | null) {
  const [taken, setTaken] = useState<ReadonlySet<string>>(
    () => new Set(told && looksRight(told) ? [normal(told)] : []),
  );
  const asked = useRef(new Set<string>());

  function tell(email: string) {
    setTaken((before) => new Set(before).add(normal(email)));
  }

  /** Each address once. Without an answer nothing is said: sending the form will tell. */
  async function ask(email: string) {
    const address = normal(email);
    if (!looksRight(address) || asked.current.has(address)) return;
    asked.current.add(address);
    try {
      const { exists } = await api.call("access.checkEmail", { body: { email: address } });
      if (!exists) return;
      await afterPress();
      tell(address);
    } catch (error) {
      asked.current.delete(address);
      logError("e-mail address not checked", error);
    }
  }

  return { ask, tell, isTaken: (email: string) => taken.has(normal(email)) };
}

function looksRight(address: string): boolean {
  return /^\S+@\S+\.\S+$/.test(address.trim());
}

function normal(email: string): string {
  return email.trim().toLowerCase();
}
