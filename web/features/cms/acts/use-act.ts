import { useNavigate, useRevalidator } from "react-router";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { Act } from "./act.ts";

export type UseActInput<Values extends object> = {
  /** The hidden fields that tell what it is done to. */
  which?: Partial<Values>;
  /** What the form begins with, beyond what the act has. */
  begin?: Partial<Values>;
  /** What is typed survives a reload under this name. */
  draft?: string;
  /** Said when it is done. */
  done: string;
  onDone?: () => void | Promise<void>;
};

/** The form of an act; what the API refuses stands beside its field. */
export function useAct<Values extends object>(act: Act<Values>, input: UseActInput<Values>) {
  const { which = {} as Partial<Values>, begin, draft, done, onDone } = input;
  const { t } = useTranslation("cms");
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  return useForm({
    name: act.name,
    which,
    initial: { ...act.initial, ...begin, ...which },
    ...(draft === undefined ? {} : { draft: { key: `cms:${draft}` } }),
    failed: t("failed"),
    check: () => ({}),
    send: (values, call) => act.do(call, values),
    async onSaved() {
      showToast({ text: done });
      await onDone?.();
      await showLoading(
        act.goOnAt === undefined ? revalidate() : Promise.resolve(navigate(act.goOnAt)),
      );
    },
  });
}
