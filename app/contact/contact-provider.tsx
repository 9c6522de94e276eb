import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigation } from "react-router";
import type { ContactDialogProps } from "./contact-dialog.tsx";
// Imported with the page itself: the forms that read it may load many pages later.
import "./landing.ts";
import { type ContactRequest, OpenContact } from "./open-contact.ts";
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
  /** The page that the visitor is on or has asked for. */
  const destination = useNavigation().location?.pathname ?? pathname;
  const latest = useRef(destination);
  const { load } = useContactPart();
  const [isLoading, setIsLoading] = useState(false);
  const [Toasts, setToasts] = useState<ComponentType>();
  const [opened, setOpened] = useState<Opened>();
  const openings = useRef(0);

  useEffect(() => {
    latest.current = destination;
  }, [destination]);
  useEffect(
    () => setOpened((current) => (current?.page === pathname ? current : undefined)),
    [pathname],
  );

  async function openContact(request: ContactRequest, trigger: HTMLAnchorElement) {
    setIsLoading(true);
    try {
      const Dialog = await load();
      // The visitor may have followed a link while it was loading.
      if (latest.current !== destination) return;
      openings.current += 1;
      const programme = request.programme ?? pageProgramme();
      const id = openings.current;
      setOpened({ ...request, programme, Dialog, trigger, page: destination, id });
    } catch (error) {
      console.error(error);
      location.assign(trigger.href);
    } finally {
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
            trigger={opened.trigger}
            onClosed={() => setOpened((current) => (current === opened ? undefined : current))}
          />
        )}
      </Suspense>
      <Suspense>{Toasts && <Toasts />}</Suspense>
    </ShowToasts>
  );
}
