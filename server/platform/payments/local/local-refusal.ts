/** An answer other than what was asked for, as the API words it. */
export class LocalRefusal extends Error {
  override name = "LocalRefusal";
  readonly status: number;
  readonly field: string | undefined;

  constructor(status: number, detail: string, field?: string) {
    super(detail);
    this.status = status;
    this.field = field;
  }
}
