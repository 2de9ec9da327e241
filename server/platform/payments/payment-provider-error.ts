export type PaymentProviderErrorKind =
  /** Down, slow, or talking nonsense: nobody knows whether it was done. The same key may ask again. */
  | "unavailable"
  /** It was understood, and the answer is no. */
  | "refused"
  | "notFound"
  /** Not as things stand: the payment can't be cancelled, the mandate is no longer valid. */
  | "notPossible"
  /** No provider was set up. */
  | "notConfigured";

type Extra = ErrorOptions & { detail?: string | undefined; field?: string | undefined };

export class PaymentProviderError extends Error {
  override name = "PaymentProviderError";
  readonly kind: PaymentProviderErrorKind;
  /** In the provider's own words, for the log. */
  readonly detail: string | undefined;
  readonly field: string | undefined;

  constructor(kind: PaymentProviderErrorKind, message: string, extra: Extra = {}) {
    super(message, extra.cause === undefined ? undefined : { cause: extra.cause });
    this.kind = kind;
    this.detail = extra.detail;
    this.field = extra.field;
  }
}
