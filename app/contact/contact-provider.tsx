import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigationType } from "react-router";
import type { ContactDialogProps } from "./contact-dialog.tsx";
// Imported with the page itself: the forms that read it may load many pages later.
import "./landing.ts";
import { type ContactRequest, OpenContact } from "./open-contact.ts";
import { pageProgramme } from "./page-programme.ts";
import { pageSubject } from "./page-subject.ts";
import { ShowToasts } from "./show-toasts.ts";
import { useContactPart } from "./use-contact-part.ts";

interface Opened extends ContactRequest {
  /** Number of the opening: a new one may start while the last is still fading. */
  id: number;
  Dialog: ComponentType<ContactDialogProps>;
  subject: string | undefined;
  trigger: HTMLElement;
}

export function ContactProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const { load } = useContactPart();
  const [isLoading, setIsLoading] = useState(false);
  const [Toasts, setToasts] = useState<ComponentType>();
  const [opened, setOpened] = useState<Opened>();
  const openings = useRef(0);

  // Back closes it. A page that was loading before it was opened does not, nor is any link beside it in reach.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (navigationType === "POP") setOpened(undefined);
  }, [key]);

  async function openContact(request: ContactRequest, trigger: HTMLAnchorElement) {
    setIsLoading(true);
    const leaving = watchLeaving();
    try {
      const Dialog = await load();
      if (leaving.isLeft) return;
      openings.current += 1;
      const programme = request.programme ?? pageProgramme();
      const id = openings.current;
      setOpened({ ...request, programme, subject: pageSubject(), Dialog, trigger, id });
    } catch (error) {
      console.error(error);
      location.assign(trigger.href);
    } finally {
      leaving.stop();
      setIsLoading(false);
    }
  }

  const showToasts = useCallback((part: ComponentType) => setToasts(() => part), []);

  return (
    <ShowToasts value={showToasts}>
      <OpenContact value={openContact}>{children}</OpenContact>
      {isLoading && <div aria-hidden="true" className="navigation-progress" />}
      <Suspense>
        {opened && (
          <opened.Dialog
            key={opened.id}
            contactType={opened.contactType}
            programme={opened.programme}
            subject={opened.subject}
            trigger={opened.trigger}
            onClosed={() => setOpened((current) => (current === opened ? undefined : current))}
          />
        )}
      </Suspense>
      <Suspense>{Toasts && <Toasts />}</Suspense>
    </ShowToasts>
  );
}

/** Tells whether the visitor follows a link or goes back while the dialog's code is loading. */
function watchLeaving() {
  const watch = { isLeft: false, stop: () => listeners.abort() };
  const listeners = new AbortController();
  const { signal } = listeners;
  const leave = () => {
    watch.isLeft = true;
  };
  addEventListener("popstate", leave, { signal });
  addEventListener(
    "click",
    ({ target }) => {
      if ((target as Element).closest("a[href]:not([role=button])")) leave();
    },
    { signal, capture: true },
  );
  return watch;
}
