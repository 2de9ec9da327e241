import type { User } from "#contract/account.ts";
import { ConfirmEmailBanner } from "./confirm-email-banner.tsx";
import { LeavingBanner } from "./leaving-banner.tsx";

export function AccountBanner({ user: { email, emailVerifiedAt, deletesAt } }: { user: User }) {
  return (
    <>
      {!emailVerifiedAt && <ConfirmEmailBanner email={email} />}
      {deletesAt && <LeavingBanner deletesAt={deletesAt} />}
    </>
  );
}
