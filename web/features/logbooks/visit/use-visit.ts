import { useQueryClient } from "@tanstack/react-query";
import { useMemo } from "react";
import { type EditCode, refusedEdit } from "#contract/logbooks/edit-rule.ts";
import type { Logbook } from "#contract/logbooks.ts";
import { announce } from "#web/lib/browser/announce.ts";
import { logError } from "#web/lib/browser/log.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { Loaded } from "#web/lib/page/loaded.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import { logbookKey, useLogbook } from "../logbooks-cache.ts";
import { withArrival } from "../queue/arrivals.ts";
import { isWaiting, type NewDeed, withDeeds } from "../queue/deeds.ts";
import { useKeptLogbook } from "../queue/kept-logbook.ts";
import { type LogbookQueue, useLogbookQueue } from "../queue/use-logbook-queue.ts";

/** A logbook that the sitter writes in. */
export type Visit = {
  /** With what still waits on the device. */
  logbook: Logbook;
  /** There is no network: it is as this device last knew it. */
  isFromDevice: boolean;
  queue: LogbookQueue;
  /** Why nothing can be written now; null: go ahead. */
  refusal: EditCode | "cancelled" | "ended" | null;
  /** Writes it on the device, and says so; false when that was impossible, which is said too. */
  act: (deed: NewDeed, said: string) => Promise<boolean>;
  /** Whether something that it shows is still on the device alone. */
  isWaiting: (made: { clientId?: string }) => boolean;
};

export function useVisit(source: Loaded<Logbook>): Visit {
  const { t } = useTranslation("logbook-visit");
  const queries = useQueryClient();
  const fetched = useLogbook(source);
  const queue = useLogbookQueue(fetched.id, (arrival) =>
    queries.setQueryData<Logbook>(
      logbookKey(fetched.id),
      (logbook) => logbook && withArrival(logbook, arrival),
    ),
  );
  const { isFromDevice } = useKeptLogbook(fetched);
  const { waiting } = queue;
  const logbook = useMemo(() => withDeeds(fetched, waiting), [fetched, waiting]);

  async function act(deed: NewDeed, said: string): Promise<boolean> {
    try {
      await queue.add(deed);
      announce(said);
      return true;
    } catch (error) {
      logError("not kept on this device", error);
      showToast({ text: t("failed") });
      return false;
    }
  }

  return {
    logbook,
    isFromDevice,
    queue,
    refusal: refusalOf(logbook),
    act,
    isWaiting: (made) => isWaiting(waiting, made),
  };
}

function refusalOf({ isCancelled, isHandedOver, isReadOnly, entries }: Logbook): Visit["refusal"] {
  // Doses, and leaving, are told until the animals are home.
  if (isHandedOver) return refusedEdit(entries);
  if (isCancelled) return "cancelled";
  return isReadOnly ? "ended" : refusedEdit(entries);
}
