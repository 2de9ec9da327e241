import { useEffect } from "react";
import { rememberInvitation } from "./invitation.ts";

/** On pages that an invitation leads to: remembers it for whichever way they sign up in the end. */
export function useInvitation(token: string | undefined): void {
  useEffect(() => {
    if (token) rememberInvitation(token);
  }, [token]);
}
