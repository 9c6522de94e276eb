import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useEffectEvent,
  useMemo,
  useState,
} from "react";
import { useLocation } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import { brand } from "#core/brand.ts";
import type { Language } from "#core/languages.ts";
import type { ContactDialogProps } from "./contact-dialog.tsx";
// Here, with the page itself: the forms that read it may load many pages later.
import "./landing.ts";
import { type DialogContactType, loadContactTexts } from "./texts.ts";

/** What a call to action already knows of the visitor. */
export interface ContactRequest {
  contactType?: DialogContactType;
}

interface Contact {
  showToasts: () => void;
}

interface Opened extends ContactRequest {
  /** Which opening it is: one may begin while the last is still fading. */
  id: number;
  Dialog: ComponentType<ContactDialogProps>;
  trigger?: HTMLElement;
}

const ContactContext = createContext<Contact | undefined>(undefined);

const Toasts = lazy(() => import("./toasts.tsx"));

/** Fetches what the dialog needs; called as soon as a visitor is about to press. */
export async function loadContact(language: Language): Promise<ComponentType<ContactDialogProps>> {
  const [dialog] = await Promise.all([import("./contact-dialog.tsx"), loadContactTexts(language)]);
  return dialog.default;
}

/** Puts the page's toasts in place before the first one is needed, so that it is announced. */
export function useToasts() {
  const { showToasts } = useContactContext();
  useEffect(showToasts, [showToasts]);
}

export function ContactProvider({ children }: { children: ReactNode }) {
  const { language } = useSite();
  const { pathname } = useLocation();
  const [isLoading, setIsLoading] = useState(false);
  const [hasToasts, setHasToasts] = useState(false);
  const [opened, setOpened] = useState<Opened>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog belongs to the page it was opened on
  useEffect(() => setOpened(undefined), [pathname]);

  useContactPress(async (request, trigger) => {
    setIsLoading(true);
    try {
      const Dialog = await loadContact(language);
      setOpened((last) => ({ ...request, Dialog, trigger, id: (last?.id ?? 0) + 1 }));
    } catch (error) {
      console.error(error);
      location.assign(`mailto:${brand.contactEmail[language]}`);
    } finally {
      setIsLoading(false);
    }
  });

  const contact = useMemo<Contact>(() => ({ showToasts: () => setHasToasts(true) }), []);

  return (
    <ContactContext value={contact}>
      {children}
      {isLoading && <div aria-hidden="true" className="navigation-progress" />}
      <Suspense>
        {opened && (
          <opened.Dialog
            key={opened.id}
            contactType={opened.contactType}
            trigger={opened.trigger}
            onClosed={() => setOpened((current) => (current === opened ? undefined : current))}
          />
        )}
      </Suspense>
      <Suspense>{hasToasts && <Toasts />}</Suspense>
    </ContactContext>
  );
}

/** Hears every call to action from one place, so that a button answers before its own part of the page has scripts. */
function useContactPress(onPress: (request: ContactRequest, trigger: HTMLElement) => void) {
  const press = useEffectEvent((event: MouseEvent) => {
    const trigger = (event.target as Element).closest<HTMLElement>("[data-contact]");
    if (!trigger) return;
    onPress({ contactType: (trigger.dataset.contact || undefined) as DialogContactType }, trigger);
  });
  useEffect(() => {
    // Before React hears of it, which lets no click pass on a part that waits for its scripts.
    window.addEventListener("click", press, { capture: true });
    return () => window.removeEventListener("click", press, { capture: true });
  }, []);
}

function useContactContext(): Contact {
  const contact = useContext(ContactContext);
  if (!contact) throw new Error("Contact used outside ContactProvider");
  return contact;
}
