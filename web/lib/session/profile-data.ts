import { userQueryKey } from "./user.ts";

/**
 * Chats, bookings and logbooks are those of the profile in use. After a change of profile, what was
 * kept of them belongs to the other one: what nobody looks at goes, what is on the screen is asked anew.
 */
export async function forgetProfileData(): Promise<void> {
  const { queryClient } = await import("../page/query-client.tsx");
  const queries = queryClient();
  const isOfProfile = ({ queryKey }: { queryKey: readonly unknown[] }) =>
    queryKey[0] !== userQueryKey[0];
  queries.removeQueries({ type: "inactive", predicate: isOfProfile });
  await queries.invalidateQueries({ predicate: isOfProfile });
}
