import { ArrowLeft } from "lucide-react";
import { Link, useLocation, useNavigate } from "react-router";

/** Back to the list one came from; whoever came straight here is led to one. */
export function BackOnPicture({ to, label }: { to: string; label: string }) {
  const navigate = useNavigate();
  const { key } = useLocation();
  return (
    <Link
      to={to}
      aria-label={label}
      onClick={(event) => {
        if (key === "default") return;
        event.preventDefault();
        void navigate(-1);
      }}
      className="grid size-11 place-items-center rounded-full bg-surface text-ink [&_svg]:size-5.5"
    >
      <ArrowLeft />
    </Link>
  );
}
