/** `3511`, `3511ab` and `3511 AB`: as it stands in an address, `3511AB`. */
export function readPostalCode(text: string): string | null {
  const code = text.replace(/\s/g, "").toUpperCase();
  return /^[1-9]\d{3}([A-Z]{2})?$/.test(code) ? code : null;
}
