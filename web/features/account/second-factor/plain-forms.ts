import type { SecondFactorSetup } from "#contract/account/second-factor.ts";
import type { ApiError } from "#web/lib/api/api-error.ts";
import { act, type Texts } from "#web/lib/forms/act.ts";

/** The forms of the second step that work without script: what their page's action reads, and begins with. */
export const codeForm = { name: "secondFactor", initial: { ticket: "", code: "" } };

/** One of the two, as the account has it. */
export const proofInitial = { password: "", code: "" };
export type ProofValues = typeof proofInitial;

export function proofBody({ password, code }: ProofValues) {
  return { ...(password === "" ? {} : { password }), ...(code === "" ? {} : { code }) };
}

const failed = (texts: Texts) => texts("second-factor")("failed");

/** Somebody shows that it is really them. */
const proven = {
  initial: proofInitial,
  secret: ["password", "code"] as const,
  failed,
  explain: ({ code }: ApiError, texts: Texts) =>
    code === "invalidCredentials" ? { password: texts("second-factor")("wrongPassword") } : null,
};

export const beginForm = act({
  ...proven,
  name: "secondFactorBegin",
  async send(call, values) {
    const body = { step: "begin", ...proofBody(values) } as const;
    const { setup } = await call("secondFactor.change", { body });
    if (!setup) throw new Error("the answer has no secret to scan");
    return setupValues(setup);
  },
});

/** What the page showed goes along: a wrong code brings it again. */
export const confirmForm = act({
  name: "secondFactorConfirm",
  initial: { code: "", secret: "", address: "", path: "", size: "" },
  secret: ["code"],
  failed,
  explain: ({ status }, texts) =>
    status === 410 ? { code: texts("second-factor")("setup.tooLate") } : null,
  async send(call, { code }) {
    const body = { step: "confirm", code } as const;
    return (await call("secondFactor.change", { body })).recoveryCodes ?? [];
  },
});

/** Once it is on: the form's own button makes new recovery codes, the others name themselves. */
export const manageForm = act({
  ...proven,
  name: "secondFactorCodes",
  async send(call, values) {
    const body = { step: "recoveryCodes", ...proofBody(values) } as const;
    return (await call("secondFactor.change", { body })).recoveryCodes ?? [];
  },
});
export const offForm = act({
  ...proven,
  name: "secondFactorOff",
  send: (call, values) => call("secondFactor.switchOff", { body: proofBody(values) }),
  goOnAt: (urls) => urls.settings("#second-factor"),
});
export const manageButtons = { replace: "secondFactorReplace", off: offForm.name };

export type SetupValues = Omit<typeof confirmForm.initial, "code">;

export function setupValues({ secret, address, picture }: SecondFactorSetup): SetupValues {
  return { secret, address, path: picture.path, size: String(picture.size) };
}

/** As one text, for a page that is made without script. */
export const codesText = (codes: readonly string[]) => codes.join("\n");

export type Stage =
  | { at: "rest" }
  | { at: "setup"; setup: SetupValues }
  | { at: "codes"; codes: readonly string[] };

type Sent = { values: Readonly<Record<string, unknown>>; isDone: boolean } | null;

/** What the section shows after a form was sent without script. */
export function stageOf(sent: Sent): Stage {
  const { recoveryCodes, secret, address, path, size } = sent?.values ?? {};
  if (sent?.isDone && typeof recoveryCodes === "string") {
    return { at: "codes", codes: recoveryCodes.split("\n") };
  }
  if (typeof secret === "string" && secret !== "") {
    const setup = { secret, address: String(address), path: String(path), size: String(size) };
    return { at: "setup", setup };
  }
  return { at: "rest" };
}
