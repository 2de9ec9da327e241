import type { Upload } from "#web/ui/uploads/use-uploads.ts";

/** Pretends: a step every tenth of a second, and files called 'fail' don't make it. */
export const pretendUpload: Upload = (file, { signal, onProgress }) =>
  new Promise((resolve, reject) => {
    let percent = 0;
    const timer = setInterval(() => {
      percent += 4;
      onProgress(percent);
      if (percent === 60 && file.name.includes("fail")) stop(() => reject(new Error("cut off")));
      if (percent >= 100) stop(() => resolve({ id: crypto.randomUUID(), name: file.name }));
    }, 100);
    function stop(then: () => void) {
      clearInterval(timer);
      then();
    }
    signal.addEventListener("abort", () => stop(() => reject(signal.reason)));
  });
