import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useContext,
  useEffect,
  useRef,
  useState,
} from "react";
import { UNSAFE_DataRouterContext, useLocation } from "react-router";
import type { ContactDialogProps } from "./contact-dialog.tsx";
// Imported with the page itself: the forms that read it may load many pages later.
import "./landing.ts";
import { type ContactRequest, importContactDialog, OpenContact } from "./open-contact.ts";
import { pageProgramme } from "./page-programme.ts";
import { ShowToasts } from "./show-toasts.ts";
import { useContactPart } from "./use-contact-part.ts";

interface Opened extends ContactRequest {
  /** Number of the opening: a new one may start while the last is still fading. */
  id: number;
  /** Path of the page it belongs to: another page closes it. */
  page: string;
  Dialog: ComponentType<ContactDialogProps>;
  trigger: HTMLElement;
}

export function ContactProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isLoading, open } = useContactPart(importContactDialog);
  const [Toasts, setToasts] = useState<ComponentType>();
  const [opened, setOpened] = useState<Opened>();
  const openings = useRef(0);

  const destination = useDestination();

  useEffect(
    () => setOpened((current) => (current?.page === pathname ? current : undefined)),
    [pathname],
  );

  function openContact(request: ContactRequest, trigger: HTMLElement) {
    const page = destination();
    open((Dialog) => {
      // The visitor may have followed a link while it was loading.
      if (destination() !== page) return;
      openings.current += 1;
      const programme = request.programme ?? pageProgramme();
      setOpened({ ...request, programme, Dialog, trigger, page, id: openings.current });
    });
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
            trigger={opened.trigger}
            onClosed={() => setOpened((current) => (current === opened ? undefined : current))}
          />
        )}
      </Suspense>
      <Suspense>{Toasts && <Toasts />}</Suspense>
    </ShowToasts>
  );
}

/**
 * Path of the page that the visitor is on or has asked for. Read from the router itself: React renders its state, that of
 * `useNavigation` too, only when it has time, which on a slow phone is after the next press.
 */
function useDestination(): () => string {
  const router = useContext(UNSAFE_DataRouterContext)?.router;
  return () => (router?.state.navigation.location ?? router?.state.location)?.pathname ?? "";
}
