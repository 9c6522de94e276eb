// Deviation from React Router, which reloads the page when a route's script does not come, even one fetched ahead: without a
// network the visitor would be left with the browser's offline page. A link that is pressed then is held, the page says so, and the press is repeated when
// the network is back. The price is 0.4 kB.
import { useEffect, useState } from "react";
import { useNavigation, useRevalidator } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";

const presses = new EventTarget();

/** Repeats the press of a control that needs the network, once it is back. */
export function holdPress(control: HTMLElement) {
  presses.dispatchEvent(new CustomEvent("held", { detail: control }));
}

export function HeldLink() {
  const { texts } = useSite();
  const [held, setHeld] = useState<HTMLElement>();
  const [isOffline, setIsOffline] = useState(false);
  const navigation = useNavigation();
  const { state } = useRevalidator();
  const isLoading = navigation.state !== "idle" || state !== "idle";

  useEffect(() => {
    const listeners = new AbortController();
    const { signal } = listeners;
    const onHeld = (event: Event) => setHeld((event as CustomEvent).detail);
    const onChange = () => setIsOffline(!navigator.onLine);
    presses.addEventListener("held", onHeld, { signal });
    addEventListener("online", onChange, { signal });
    addEventListener("offline", onChange, { signal });
    for (const type of ["click", "mouseover", "mouseout", "focusin", "touchstart"]) {
      addEventListener(type, keepOffline, { signal, capture: true });
    }
    onChange();
    return () => listeners.abort();
  }, []);

  useEffect(() => {
    if (!held || isOffline) return;
    setHeld(undefined);
    if (held.isConnected) held.click();
  }, [held, isOffline]);

  return (
    <p role="status" className="held-link">
      {isOffline && (held || isLoading) && texts.offline}
    </p>
  );
}

/** Also keeps the router from fetching a page that the visitor is about to go to: its script would not come. */
function keepOffline(event: Event) {
  if (navigator.onLine) return;
  // React tells of the pointer's coming by what it leaves.
  const { target, relatedTarget } = event as MouseEvent;
  const element = (event.type === "mouseout" ? relatedTarget : target) as Element | null;
  const link = element?.closest?.<HTMLAnchorElement>("a[href]");
  // A button asks the network itself; a place on this page needs none.
  if (!link || link.role === "button" || link.target || link.origin !== location.origin) return;
  if (link.pathname === location.pathname && link.hash) return;
  event.stopPropagation();
  const { ctrlKey, metaKey, shiftKey } = event as MouseEvent;
  if (event.type !== "click" || ctrlKey || metaKey || shiftKey) return;
  event.preventDefault();
  holdPress(link);
}
