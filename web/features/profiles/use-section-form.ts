import { useEffect } from "react";
import type { User } from "#contract/account.ts";
import type { Locale } from "#contract/shared/locale.ts";
import { api } from "#web/lib/api/browser-api.ts";
import { useForm } from "#web/lib/forms/use-form.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import type { FieldTexts } from "#web/lib/text/field-texts.ts";
import { showToast } from "#web/ui/overlays/toast-store.ts";
import type { UserChange } from "./profile-rules.ts";
import { sectionDraftKey } from "./section-ids.ts";
import { useAdoptUser } from "./use-adopt-user.ts";

export const loadRules = () => import("./profile-rules.ts");

export type SectionFormDefinition<Values extends object> = {
  profileId: number;
  /** Names the draft. */
  section: string;
  initial: Values;
  prepare?: () => Promise<void>;
  onSaved: () => void | Promise<void>;
  onUnsaved?: (isUnsaved: boolean) => void;
} & (ChangeOfUser<Values> | OtherChange<Values>);

type ChangeOfUser<Values> = {
  /** What goes to the server; the contract's rules are checked on it. */
  change: (values: Values) => UserChange;
  /** Rules beside the contract's, which need words of their own. They go first. */
  check?: (values: Values) => FieldTexts;
};

/** Saved in another way than as a change of the user. */
type OtherChange<Values> = {
  checkAll: (values: Values, locale: Locale) => Promise<FieldTexts>;
  send: (values: Values) => Promise<User>;
};

/** A part of the profile that is saved by itself. */
export function useSectionForm<Values extends object>(definition: SectionFormDefinition<Values>) {
  const { t } = useTranslation("profiles");
  const adopt = useAdoptUser();
  const { profileId, section, initial, prepare, onUnsaved } = definition;
  const form = useForm<Values>({
    initial,
    draft: { key: sectionDraftKey(profileId, section) },
    failed: t("failed"),
    prefix: "profile.",
    ...(prepare ? { prepare } : {}),
    async check(values, locale) {
      if ("checkAll" in definition) return definition.checkAll(values, locale);
      const own = definition.check?.(values) ?? {};
      if (Object.keys(own).length > 0) return own;
      return (await loadRules()).checkChange(definition.change(values), locale);
    },
    async send(values) {
      const user = await ("send" in definition
        ? definition.send(values)
        : saveUser(definition.change(values)));
      await adopt(user);
    },
    async onSaved() {
      onUnsaved?.(false);
      showToast({ text: t("saved") });
      await definition.onSaved();
    },
  });

  const isUnsaved = JSON.stringify(form.values) !== JSON.stringify(initial);
  // biome-ignore lint/correctness/useExhaustiveDependencies: told when it turns, and taken back on leaving.
  useEffect(() => {
    onUnsaved?.(isUnsaved);
    return () => onUnsaved?.(false);
  }, [isUnsaved]);

  return form;
}

export type SectionForm<Values extends object> = ReturnType<typeof useSectionForm<Values>>;

async function saveUser(body: UserChange): Promise<User> {
  return (await api.call("account.updateUser", { body })).data;
}
