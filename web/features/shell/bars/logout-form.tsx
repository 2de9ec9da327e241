import type { ReactNode } from "react";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { ButtonForm } from "#web/ui/forms/button-form.tsx";
import { logoutFormName } from "./logout-form-name.ts";
import { useLogout } from "./use-logout.ts";

export type LogoutFormProps = { children: (pending: boolean) => ReactNode };

/** Round a submit button. Without script the settings take it, where one can always log out. */
export function LogoutForm({ children }: LogoutFormProps) {
  const urls = useUrls();
  const { press, pending } = useLogout();
  return (
    <ButtonForm name={logoutFormName} action={urls.settings()} onPress={press}>
      {children(pending)}
    </ButtonForm>
  );
}
