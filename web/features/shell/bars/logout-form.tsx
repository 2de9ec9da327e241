import type { FormEvent, ReactNode } from "react";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { CarriedFields } from "#web/ui/forms/form.tsx";
import { logoutFormName } from "./logout-form-name.ts";
import { useLogout } from "./use-logout.ts";

export type LogoutFormProps = { children: (pending: boolean) => ReactNode };

/** Round a submit button. Without script the settings take it, where one can always log out. */
export function LogoutForm({ children }: LogoutFormProps) {
  const urls = useUrls();
  const { logOut, loggingOut } = useLogout();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!loggingOut) logOut();
  }

  return (
    <form method="post" action={urls.settings()} onSubmit={submit}>
      <CarriedFields name={logoutFormName} />
      {children(loggingOut)}
    </form>
  );
}
