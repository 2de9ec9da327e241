/** 'Welkom, Noor' of somebody whose name we don't know yet: without the comma that it leaves behind. */
export function salutation(title: string): string {
  return title.replace(/[\s,]+(\??)$/, "$1");
}
