import { formatNumber } from "#web/lib/text/formatting.ts";

/** A file on its way; once there it leaves this list. */
export type PendingUpload = {
  id: number;
  file: File;
  status: "waiting" | "sending" | "failed" | "refused";
  percent: number;
  problem?: string;
};

export type UploadLimits = {
  /** MIME types ('image/jpeg'), whole kinds ('image/*') or endings ('.pdf'). */
  accept?: readonly string[];
  maxBytes?: number;
};

export type UploadChange =
  | { type: "add"; uploads: PendingUpload[] }
  | { type: "start"; id: number }
  | { type: "progress"; id: number; percent: number }
  | { type: "fail"; id: number; problem: string }
  | { type: "retry"; id: number }
  | { type: "drop"; id: number };

export function changeUploads(list: PendingUpload[], change: UploadChange): PendingUpload[] {
  switch (change.type) {
    case "add":
      return [...list, ...change.uploads];
    case "drop":
      return list.filter((upload) => upload.id !== change.id);
    default:
      return list.map((upload) => (upload.id === change.id ? step(upload, change) : upload));
  }
}

type StepChange = Exclude<UploadChange, { type: "add" | "drop" }>;

function step(upload: PendingUpload, change: StepChange): PendingUpload {
  switch (change.type) {
    case "start":
      return { ...upload, status: "sending", percent: 0, problem: undefined };
    case "progress": {
      // Progress may be reported out of order, and after the last byte the server is still busy.
      const percent = Math.min(99, Math.max(upload.percent, Math.round(change.percent)));
      return upload.status === "sending" ? { ...upload, percent } : upload;
    }
    case "fail":
      return { ...upload, status: "failed", problem: change.problem };
    case "retry":
      return { ...upload, status: "waiting", percent: 0, problem: undefined };
  }
}

const atOnce = 2;

/** Two at a time: more only makes each slower on a phone's connection. */
export function nextToSend(list: readonly PendingUpload[]): PendingUpload | undefined {
  const sending = list.filter((upload) => upload.status === "sending").length;
  return sending < atOnce ? list.find((upload) => upload.status === "waiting") : undefined;
}

export function refusal(
  file: Pick<File, "name" | "type" | "size">,
  { accept, maxBytes }: UploadLimits,
): "type" | "size" | null {
  if (accept && !accept.some((kind) => matches(file, kind))) return "type";
  if (maxBytes !== undefined && file.size > maxBytes) return "size";
  return null;
}

function matches(file: Pick<File, "name" | "type">, kind: string): boolean {
  if (kind.startsWith(".")) return file.name.toLowerCase().endsWith(kind.toLowerCase());
  if (kind.endsWith("/*")) return file.type.startsWith(kind.slice(0, -1));
  return file.type === kind;
}

/** 'image/jpeg' and '.jpg' as people know them: JPEG, JPG. */
export function kindNames(accept: readonly string[]): string[] {
  const names = accept.map((kind) => kind.replace(/^\.|^.*\//, "").toUpperCase());
  return [...new Set(names.filter((name) => name !== "*"))];
}

export function fileSize(bytes: number): string {
  const [amount, unit] =
    bytes >= 1_000_000 ? [bytes / 1_000_000, "MB"] : [Math.max(1, bytes / 1_000), "kB"];
  const digits = unit === "MB" && amount < 10 ? 1 : 0;
  return `${formatNumber(amount, digits).replace(/,0$/, "")} ${unit}`;
}
