import {
  type ComponentType,
  type ReactNode,
  Suspense,
  useCallback,
  useEffect,
  useEffectEvent,
  useState,
} from "react";
import { useLocation } from "react-router";
import type { AttachedProgramme } from "./attached-programme.tsx";
import type { ContactDialogProps } from "./contact-dialog.tsx";
// Imported with the page itself: the forms that read it may load many pages later.
import "./landing.ts";
import { ShowToasts } from "./show-toasts.ts";
import type { DialogContactType } from "./texts.ts";
import { useContactPart } from "./use-contact-part.ts";

/** What a call to action already knows about the visitor. */
export interface ContactRequest {
  contactType?: DialogContactType;
  programme?: AttachedProgramme;
}

interface Opened extends ContactRequest {
  /** Number of the opening: a new one may start while the last is still fading. */
  id: number;
  Dialog: ComponentType<ContactDialogProps>;
  trigger?: HTMLElement;
}

export const importContactDialog = () => import("./contact-dialog.tsx");

export function ContactProvider({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  const { isLoading, open } = useContactPart(importContactDialog);
  const [Toasts, setToasts] = useState<ComponentType>();
  const [opened, setOpened] = useState<Opened>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: the dialog belongs to the page it was opened on
  useEffect(() => setOpened(undefined), [pathname]);

  useContactPress((request, trigger) =>
    open((Dialog) =>
      setOpened((last) => ({ ...request, Dialog, trigger, id: (last?.id ?? 0) + 1 })),
    ),
  );

  const showToasts = useCallback((part: ComponentType) => setToasts(() => part), []);

  return (
    <ShowToasts value={showToasts}>
      {children}
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

/** Listens for clicks on all calls to action, so that a button works before its own part of the page is hydrated. */
function useContactPress(onPress: (request: ContactRequest, trigger: HTMLElement) => void) {
  const press = useEffectEvent((event: MouseEvent) => {
    const trigger = (event.target as Element).closest<HTMLElement>("[data-contact]");
    if (!trigger) return;
    const { contact, programme, programmeLine = "" } = trigger.dataset;
    onPress(
      {
        contactType: (contact || undefined) as DialogContactType,
        programme: programme ? { fragment: programme, line: programmeLine } : undefined,
      },
      trigger,
    );
  });
  useEffect(() => {
    // On window, before React, which stops clicks on a part that is not hydrated yet.
    window.addEventListener("click", press, { capture: true });
    return () => window.removeEventListener("click", press, { capture: true });
  }, []);
}
