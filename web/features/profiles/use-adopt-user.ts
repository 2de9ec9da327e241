import type { User } from "#contract/account.ts";
import { publishUser, useLoadedUser, userQueryKey } from "#web/lib/session/user.ts";

/** Hands the whole site the user as the server has just answered, without asking once more. */
export function useAdoptUser(): (user: User) => Promise<void> {
  const source = useLoadedUser();
  return async (user) => {
    publishUser(source, user);
    const { queryClient } = await import("#web/lib/page/query-client.tsx");
    queryClient().setQueryData(userQueryKey, user);
  };
}
