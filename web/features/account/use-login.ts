import { useState } from "react";
import { useTranslation } from "react-i18next";
import { ApiError } from "#web/lib/api/api-error.ts";
import { logError } from "#web/lib/log.ts";
import { login } from "#web/lib/session.ts";
import { useLocale } from "#web/lib/use-urls.ts";
import type { LoginErrors, LoginField, LoginValues } from "./login-rules.ts";

const empty: LoginValues = { email: "", password: "" };
/** The rules bring zod along; they are fetched while somebody is still typing. */
const loadRules = () => import("./login-rules.ts");

export function useLogin(onLoggedIn: () => void | Promise<void>) {
  const { t } = useTranslation(["account", "shell"]);
  const locale = useLocale();
  const [values, setValues] = useState(empty);
  const [errors, setErrors] = useState<LoginErrors>({});
  /** A new object for every try, so that the first negative field is focused each time. */
  const [refusal, setRefusal] = useState<LoginErrors | null>(null);
  const [messages, setMessages] = useState<readonly string[]>([]);
  const [pending, setPending] = useState(false);

  function change(field: LoginField, value: string) {
    setValues((before) => ({ ...before, [field]: value }));
    setErrors(({ [field]: _, ...others }) => others);
  }

  function fill(account: LoginValues) {
    setValues(account);
    setErrors({});
    setMessages([]);
  }

  async function leave(field: LoginField) {
    const { checkLogin } = await loadRules();
    // Passing through an empty field is not a mistake yet; sending it empty is.
    const error = values[field] === "" ? undefined : checkLogin(values, locale)[field];
    setErrors(({ [field]: _, ...others }) => (error ? { ...others, [field]: error } : others));
  }

  function refuse(found: LoginErrors, lines: readonly string[] = []) {
    setErrors(found);
    setRefusal(found);
    setMessages(lines);
  }

  async function submit() {
    if (pending) return;
    setPending(true);
    setMessages([]);
    try {
      const { checkLogin, firstLines } = await loadRules();
      const found = checkLogin(values, locale);
      if (Object.keys(found).length > 0) return refuse(found);
      try {
        await login(values);
      } catch (error) {
        if (!(error instanceof ApiError)) throw error;
        return refuse(firstLines(error.fieldErrors), linesFor(error));
      }
      await onLoggedIn();
    } catch (error) {
      logError("login failed", error);
      refuse({}, [t("account:login.failed")]);
    } finally {
      setPending(false);
    }
  }

  /** What stands under a field already is not said twice. */
  function linesFor(error: ApiError): readonly string[] {
    if (error.status === 0) return [t("shell:noConnection")];
    const underFields = Object.values(error.fieldErrors).flat();
    const rest = error.messages.filter((line) => !underFields.includes(line));
    if (rest.length > 0 || underFields.length > 0) return rest;
    return [t("account:login.failed")];
  }

  return { values, errors, refusal, messages, pending, change, fill, leave, submit, loadRules };
}
