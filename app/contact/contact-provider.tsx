import {
  type ComponentType,
  type ReactNode,
  useCallback,
  useEffect,
  useRef,
  useState,
} from "react";
import { useLocation, useNavigationType } from "react-router";
import { useSite } from "#app/site-data/use-site.ts";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import { ContactContext, type ContactRequest } from "./contact-context.ts";
import type { ContactDialogProps } from "./contact-dialog.tsx";
import { ContactTextsContext, loadContactTexts } from "./contact-texts.ts";
import { pageContext } from "./page-context.ts";

interface Opened extends ContactRequest {
  /** Number of the opening: a new one may start while the last is still fading. */
  id: number;
  Dialog: ComponentType<ContactDialogProps>;
  texts: ContactTexts;
  subject?: string | undefined;
  trigger: HTMLElement;
}

interface MountedToasts {
  Toasts: ComponentType;
  texts: ContactTexts;
  language: string;
}

/** Opens the dialog, whose code and texts no page loads before a visitor reaches for a button. */
export function ContactProvider({ children }: { children: ReactNode }) {
  const { key } = useLocation();
  const navigationType = useNavigationType();
  const { country, language } = useSite();
  const [isLoading, setIsLoading] = useState(false);
  const [toasts, setToasts] = useState<MountedToasts>();
  const [opened, setOpened] = useState<Opened>();
  const openings = useRef(0);

  // Back closes it. A page that was loading before it was opened does not, nor is any link beside it in reach.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each entry of the history
  useEffect(() => {
    if (navigationType === "POP") setOpened(undefined);
  }, [key]);

  function load() {
    return Promise.all([import("./contact-dialog.tsx"), loadContactTexts({ country, language })]);
  }

  function preload() {
    load().catch(() => {});
  }

  async function open(request: ContactRequest, trigger: HTMLAnchorElement) {
    setIsLoading(true);
    const leaving = watchLeaving();
    try {
      const [{ default: Dialog }, texts] = await load();
      if (leaving.isLeft) return;
      openings.current += 1;
      const page = pageContext();
      const programme = request.programme ?? page.programme;
      const id = openings.current;
      setOpened({ ...page, ...request, programme, Dialog, texts, trigger, id });
    } catch (error) {
      console.error(error);
      location.assign(trigger.href);
    } finally {
      leaving.stop();
      setIsLoading(false);
    }
  }

  const mountToasts = useCallback(
    (Toasts: ComponentType, texts: ContactTexts) => setToasts({ Toasts, texts, language }),
    [language],
  );

  return (
    <ContactContext value={{ open, preload, mountToasts }}>
      {children}
      {isLoading && <div aria-hidden="true" className="navigation-progress" />}
      {opened && (
        <ContactTextsContext value={opened.texts}>
          <opened.Dialog
            key={opened.id}
            contactType={opened.contactType}
            programme={opened.programme}
            subject={opened.subject}
            trigger={opened.trigger}
            onClosed={() => setOpened((current) => (current === opened ? undefined : current))}
          />
        </ContactTextsContext>
      )}
      {toasts?.language === language && (
        <ContactTextsContext value={toasts.texts}>
          <toasts.Toasts />
        </ContactTextsContext>
      )}
    </ContactContext>
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
