/** A code to scan, drawn as one path: it stays sharp at any size and needs no request of its own. */
export function QrCode({ path, size, label }: { path: string; size: number; label: string }) {
  // The quiet zone around it belongs to the code: without it, cameras on dark pages don't find it.
  const quiet = 4;
  const side = size + 2 * quiet;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-quiet} ${-quiet} ${side} ${side}`}
      shapeRendering="crispEdges"
      className="w-full max-w-64 rounded-card bg-cream text-on-cream"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
}
