import { type ReactNode, useEffect } from "react";
import { redirect, useNavigate, useRevalidator } from "react-router";
import type { ProfileType, RegistrationStep } from "#contract/profiles.ts";
import { dayInAmsterdam } from "#contract/shared/amsterdam.ts";
import { passwordMinLength } from "#contract/shared/validation/passwords.ts";
import { alternatesOf } from "#contract/urls/aliased-paths.ts";
import { urlsFor } from "#contract/urls/urls.ts";
import { QuietBar } from "#web/features/shell/bars/quiet-bar.tsx";
import { MainContent } from "#web/features/shell/main-content.tsx";
import { ChoiceScreen } from "#web/features/signup/choice-screen.tsx";
import { type LastStep, stepKey } from "#web/features/signup/draft-keys.ts";
import { InvitationNote } from "#web/features/signup/invitation-note.tsx";
import { PreviewProvider } from "#web/features/signup/preview-context.tsx";
import { PreviewPanel } from "#web/features/signup/preview-panel.tsx";
import { type Wizard, WizardContext } from "#web/features/signup/step-frame.tsx";
import { placeOf } from "#web/features/signup/wizard-place.ts";
import { SocialButtons } from "#web/features/social-sign-in/social-buttons.tsx";
import { api } from "#web/lib/api/browser-api.ts";
import { removeDraft, writeDraft } from "#web/lib/forms/drafts.ts";
import { useTranslation } from "#web/lib/i18n/use-translation.ts";
import { loadUser, openPage, type Page } from "#web/lib/page/page.server.ts";
import type { RouteHandle } from "#web/lib/page/route-handle.ts";
import { useInvitation } from "#web/lib/session/invitation.ts";
import { viewerChanged } from "#web/lib/session/session.ts";
import { useUrls } from "#web/lib/urls/use-urls.ts";
import { Stepper } from "#web/ui/forms/stepper.tsx";
import { useFocusOnStep } from "#web/ui/forms/use-focus-on-step.ts";
import type { Route } from "./+types/signup.ts";
import { CurrentStep } from "./current-step.tsx";
import { loadInvitation } from "./load-invitation.ts";
import { signupAction } from "./signup-action.server.ts";

export const handle: RouteHandle = {
  namespaces: ["signup", "profiles", "care", "address", "pets", "password", "social-sign-in"],
  quiet: true,
  forms: true,
};

export async function loader(args: Route.LoaderArgs) {
  const page = openPage(args);
  const query = new URL(args.request.url).searchParams;
  const user = await loadUser(args);
  const place = placeOf(user, { type: query.get("type"), step: query.get("step") });
  if (place.screen === "switch") {
    throw redirect(urlsFor(page.locale).switchProfile({ switchTo: place.profileType }));
  }
  const step = place.screen === "step" ? place.step : null;
  const t = query.get("t");
  const texts = page.texts("signup");
  const alternates = alternatesOf("signup");
  const title = [step && texts(`steps.${step}.name`), texts("title")].filter(Boolean).join(", ");
  return {
    meta: page.meta(user ? { title } : { title, path: alternates[page.locale], alternates }),
    user,
    place,
    t,
    invitation: await loadInvitation(page, user ? null : t),
    providers: user ? [] : (await page.call("socialSignIn.listProviders", {})).data,
    pets: user?.profile?.profileType === "pet_owner" ? await loadPets(page) : [],
    request: step === "request" && user?.profile?.requestId ? await loadRequest(page) : null,
    today: dayInAmsterdam(page.now),
    minLength: passwordMinLength,
    mailbox: page.development,
  };
}

export const action = signupAction;

async function loadPets(page: Page) {
  const { data } = await page.call("pets.list", {});
  return data.filter(({ isArchived }) => !isArchived);
}

async function loadRequest(page: Page) {
  return (await page.call("requests.getOwn", {})).request;
}

export default function Signup({ loaderData }: Route.ComponentProps) {
  const { user, place, t, invitation, pets, providers } = loaderData;
  const urls = useUrls();
  const navigate = useNavigate();
  const at = place.screen === "step" ? place : null;
  useLastStep(at);
  useInvitation(invitation.state === "invited" ? invitation.token : undefined);
  useFreshUserAtTheEnd(at?.step === "done");

  const withToken = t ? { t } : {};
  const choiceUrl = urls.signup(undefined, withToken);
  const wizard: Wizard | null = at && {
    profileType: at.profileType,
    step: at.step,
    next: at.next ?? at.step,
    backTo: at.previous ? urls.signup(undefined, { step: at.previous }) : choiceUrl,
    today: loaderData.today,
    goOn: async () => {
      await navigate(urls.signup(undefined, { step: at.next ?? at.step }));
    },
  };

  async function addProfile(type: ProfileType) {
    await api.call("profiles.addProfile", { body: { profileType: type } });
    viewerChanged();
    await navigate(urls.signup());
  }

  return (
    <>
      <QuietBar canWait={at?.step !== "done"} />
      <MainContent>
        <PreviewProvider>
          <WizardScreen
            progress={at}
            side={
              <PreviewPanel
                user={at?.step === "account" ? null : user}
                profileType={at?.profileType ?? null}
                petNames={pets.map(({ name }) => name)}
              />
            }
          >
            <InvitationNote invitation={invitation} />
            {wizard ? (
              <WizardContext value={wizard}>
                <CurrentStep
                  {...loaderData}
                  social={
                    <SocialButtons
                      providers={providers}
                      redirect={urls.signup()}
                      profileType={wizard.profileType}
                      invitation={invitation.state === "invited" ? invitation.token : undefined}
                    />
                  }
                />
              </WizardContext>
            ) : (
              <ChoiceScreen
                linkTo={(type) => urls.signup(type, { step: "account", ...withToken })}
                {...(user ? { onChoose: addProfile } : {})}
              />
            )}
          </WizardScreen>
        </PreviewProvider>
      </MainContent>
    </>
  );
}

/** So that the first screen can say what somebody had begun with. */
function useLastStep(at: LastStep | null) {
  const { profileType, step } = at ?? {};
  useEffect(() => {
    if (!profileType || !step) return;
    if (step === "done") removeDraft(stepKey);
    else writeDraft(stepKey, { profileType, step } satisfies LastStep);
  }, [profileType, step]);
}

/** The rest of the site still knows the user from before the wizard: ask anew once it has ended. */
function useFreshUserAtTheEnd(isDone: boolean) {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (isDone) void revalidate();
  }, [isDone, revalidate]);
}

type WizardScreenProps = {
  /** Null before the type of profile is chosen: then it is not known how many there are. */
  progress: { steps: readonly RegistrationStep[]; step: RegistrationStep } | null;
  /** Beside the form, where there is room. */
  side: ReactNode;
  children: ReactNode;
};

function WizardScreen({ progress, side, children }: WizardScreenProps) {
  const { t } = useTranslation("signup");
  const ref = useFocusOnStep(progress?.step ?? "choice");
  return (
    <div className="md:grid md:grid-cols-[1fr_40%]">
      <div
        ref={ref}
        className="mx-auto flex min-h-[calc(100dvh-var(--spacing)*16)] w-full max-w-form flex-col px-gutter pt-5 md:min-h-[calc(100dvh-var(--spacing)*19)] md:pt-8"
      >
        {progress && (
          <Stepper
            className="mb-6"
            steps={progress.steps.map((step) => t(`steps.${step}.name`))}
            current={progress.steps.indexOf(progress.step) + 1}
            part={progress.step === "done" ? 1 : 0.5}
          />
        )}
        {children}
      </div>
      {side}
    </div>
  );
}
