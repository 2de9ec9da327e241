export function Cloud({ className }: { className: string }) {
  return (
    <svg viewBox="0 0 200 70" aria-hidden="true" className={`absolute fill-cloud ${className}`}>
      <path d="M0 70A34 34 0 0 1 40 37A47 47 0 0 1 126 28A34 34 0 0 1 170 46A26 26 0 0 1 200 70Z" />
    </svg>
  );
}
