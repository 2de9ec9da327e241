import { announce } from "#web/lib/browser/announce.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { Button } from "#web/ui/button.tsx";
import { Card } from "#web/ui/card.tsx";

/** They exist only where the server says so: on somebody's own machine, never on a public site. */
const password = "kwispel-demo-2026";
const accounts = [
  { id: "owner", email: "eigenaar@kwispel.test" },
  { id: "sitter", email: "oppas@kwispel.test" },
  { id: "admin", email: "admin@kwispel.test" },
] as const;

export function DemoAccounts({
  onChoose,
}: {
  onChoose: (account: { email: string; password: string }) => void;
}) {
  const { t } = useTranslation("account");

  function choose(email: string) {
    onChoose({ email, password });
    announce(t("demo.filled", { email }));
  }

  return (
    <Card as="section" edged aria-labelledby="demo-accounts">
      <h2 id="demo-accounts" className="text-lg">
        {t("demo.title")}
      </h2>
      <p className="mt-1 text-ink-soft">{t("demo.text")}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {accounts.map(({ id, email }) => (
          <Button key={id} variant="soft" size="sm" onClick={() => choose(email)}>
            {t(`demo.${id}`)}
          </Button>
        ))}
      </div>
    </Card>
  );
}
