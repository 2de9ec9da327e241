import qrcode from "qrcode";

/** The dark squares of a code, row by row, as the data of one path. */
export function drawCode(url: string): { path: string; size: number } {
  const { modules } = qrcode.create(url, { errorCorrectionLevel: "M" });
  const { size } = modules;
  let path = "";
  for (let row = 0; row < size; row++) {
    for (let column = 0; column < size; column++) {
      if (modules.get(row, column)) path += `M${column} ${row}h1v1h-1z`;
    }
  }
  return { path, size };
}
