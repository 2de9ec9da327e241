import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { api } from "#web/lib/api/browser-api.ts";
import { publishAwaited } from "#web/lib/live/awaited-bookings.ts";
import { useCatchUp } from "#web/lib/live/catching-up.ts";
import { bookingUpdates } from "#web/lib/live/channels.ts";
import { useChannel } from "#web/lib/live/use-channel.ts";
import { useUser } from "#web/lib/session/user.ts";

const awaitedKey = ["awaitedBookings"] as const;

/** Everywhere on the site the bars say how many bookings wait for this reader. */
export function FollowAwaited() {
  const user = useUser();
  const queries = useQueryClient();
  const profile = user?.profile;
  const { data: count } = useQuery({
    queryKey: [...awaitedKey, profile?.id],
    queryFn: () => (profile ? countAwaited() : 0),
    enabled: profile !== undefined,
  });
  const countAgain = () => void queries.invalidateQueries({ queryKey: awaitedKey });
  useChannel(bookingUpdates, user && { userId: user.id }, {
    "booking-updates": countAgain,
    onReady: useCatchUp(awaitedKey),
  });

  useEffect(() => {
    if (count !== undefined) publishAwaited(count);
  }, [count]);
  return null;
}

async function countAwaited(): Promise<number> {
  const query = { filter: "upcoming", limit: 10 } as const;
  return (await api.call("bookings.list", { query })).awaitingCount;
}
