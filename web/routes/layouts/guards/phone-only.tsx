import { useLayoutEffect, useState } from "react";
import { Outlet, useNavigate } from "react-router";
import { urls } from "#contract/urls/urls.ts";
import { isPhoneWide, phoneOnly } from "#web/lib/session/guards-browser.ts";

/** Opened from another page: the width is known, and the way leads straight to Home. */
export const clientMiddleware = [phoneOnly];

/**
 * Opened by its address, the server can't know the width. It sends the whole page, which the stylesheet
 * shows to phones only, so there is nothing to flash: a wide screen sees the bars, and then Home. Once
 * somebody is in they stay in: turning the phone must not take away what they are filling in.
 */
export default function PhoneOnly() {
  const [isIn, setIn] = useState(false);
  const navigate = useNavigate();

  useLayoutEffect(() => {
    if (isPhoneWide()) setIn(true);
    else void navigate(urls.home(), { replace: true });
  }, [navigate]);

  return (
    <div className={isIn ? undefined : "sm:hidden"}>
      <Outlet />
    </div>
  );
}
