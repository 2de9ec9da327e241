import { useState } from "react";
import { useTranslation } from "react-i18next";
import { redirect } from "react-router";
import { messageMaxLength } from "#contract/messages.ts";
import { passwordMinLength } from "#contract/shared/passwords.ts";
import { sittersEndpoints } from "#contract/sitters.ts";
import { AccountScreen } from "#web/features/account/account-screen.tsx";
import { NewContactForm } from "#web/features/contact/new-contact-form.tsx";
import { NotOpenYetScreen } from "#web/features/shell/not-open-yet-screen.tsx";
import { loadUser, notFound, openPage } from "#web/lib/page.server.ts";
import { metaTags } from "#web/lib/page-meta.ts";
import type { RouteHandle } from "#web/lib/route-handle.ts";
import { urls as dutchUrls } from "#web/lib/urls.ts";
import { useUrls } from "#web/lib/use-urls.ts";
import letter from "#web/ui/art/scene-nap.svg?no-inline";
import { Avatar } from "#web/ui/avatar.tsx";
import { LinkButton } from "#web/ui/link-button.tsx";
import type { Route } from "./+types/sitter-contact.ts";

export const handle: RouteHandle = { namespaces: ["contact", "password", "not-open-yet"] };

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const { city, id } = args.params;
  if (!/^[1-9]\d{0,8}$/.test(id)) notFound(page);
  const { data: sitter } = await page.call(sittersEndpoints.get, { params: { id } });
  const path = dutchUrls.sitterContact(sitter.citySlug, sitter.id);
  if (city !== sitter.citySlug) throw redirect(path + args.url.search, 301);
  const name = sitter.firstName;
  return {
    meta: page.meta({ title: page.texts("contact")("title", { name }) }),
    isUser: (await loadUser(args)) !== null,
    sitter,
    path,
    minLength: passwordMinLength,
    messageMaxLength,
    mailbox: page.development,
  };
}

export const meta: Route.MetaFunction = ({ loaderData }) => metaTags(loaderData?.meta);

export default function SitterContact({ loaderData }: Route.ComponentProps) {
  const { sitter, path, minLength, mailbox } = loaderData;
  const { t } = useTranslation("contact");
  const urls = useUrls();
  const [sentFrom, setSentFrom] = useState<string | null>(null);
  const name = sitter.firstName;

  if (sentFrom !== null) {
    return (
      <AccountScreen
        key="sent"
        inPlace
        picture={letter}
        heading={t("sent.heading")}
        intro={t("sent.text", { name, email: sentFrom })}
      >
        <div className="grid gap-3">
          {mailbox && <a href={urls.mailbox()}>{t("sent.mailbox")}</a>}
          <LinkButton to={urls.sitter(sitter.citySlug, sitter.id)} variant="secondary" wide>
            {t("sent.back", { name })}
          </LinkButton>
        </div>
      </AccountScreen>
    );
  }
  // Writing to somebody from an account opens together with the chats.
  if (loaderData.isUser) return <NotOpenYetScreen place="contact" level={1} />;
  return (
    <AccountScreen
      heading={t("heading", { name })}
      intro={
        <span className="flex items-center gap-3">
          <Avatar name={name} {...(sitter.picture ? { src: sitter.picture.url } : {})} />
          <span>{t("intro", { name, city: sitter.city })}</span>
        </span>
      }
    >
      <NewContactForm
        profileId={sitter.id}
        name={name}
        minLength={minLength}
        messageMaxLength={loaderData.messageMaxLength}
        path={path}
        onSent={setSentFrom}
      />
    </AccountScreen>
  );
}
