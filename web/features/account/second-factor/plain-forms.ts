import type { SecondFactorSetup } from "#contract/account/second-factor.ts";

/** The forms of the second step that work without script: what their page's action reads, and begins with. */
export const codeForm = { name: "secondFactor", initial: { ticket: "", code: "" } };

/** One of the two, as the account has it. */
export const proofInitial = { password: "", code: "" };
export type ProofValues = typeof proofInitial;

export function proofBody({ password, code }: ProofValues) {
  return { ...(password === "" ? {} : { password }), ...(code === "" ? {} : { code }) };
}

export const beginForm = { name: "secondFactorBegin", initial: proofInitial };

/** What the page showed goes along: a wrong code brings it again. */
export const confirmForm = {
  name: "secondFactorConfirm",
  initial: { code: "", secret: "", address: "", path: "", size: "" },
};

/** Once it is on: the form's own button makes new recovery codes, the others name themselves. */
export const manageForm = { name: "secondFactorCodes", initial: proofInitial };
export const manageButtons = { replace: "secondFactorReplace", off: "secondFactorOff" };

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
