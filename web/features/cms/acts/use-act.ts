import { useNavigate, useRevalidator } from "react-router";
import type { Act } from "#web/lib/forms/act.ts";
import { useFormOf } from "#web/lib/forms/use-form-of.ts";
import { showLoading } from "#web/lib/page/loading.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";

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
  const { which = {} as Partial<Values>, begin = {}, draft, done, onDone } = input;
  const { revalidate } = useRevalidator();
  const navigate = useNavigate();
  const urls = useUrls();
  return useFormOf(act, {
    which,
    begin,
    ...(draft === undefined ? {} : { draft: { key: `cms:${draft}` } }),
    async onDone() {
      showToast({ text: done });
      await onDone?.();
      await showLoading(act.goOnAt ? Promise.resolve(navigate(act.goOnAt(urls))) : revalidate());
    },
  });
}
