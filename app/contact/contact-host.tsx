import { mount } from "#app/islands/mount.tsx";
import type { ContactTexts } from "#content/contact-form/schema.ts";
import { ContactDialog, type ContactDialogProps } from "./contact-dialog.tsx";
import { requestIn } from "./contact-request.ts";
import { ContactTextsContext } from "./contact-texts.ts";
import { pageContext } from "./page-context.ts";
import { createStore } from "./store.ts";

interface Opened extends Omit<ContactDialogProps, "onClosed"> {
  /** Number of the opening: a new one may start while the last is still fading. */
  id: number;
  texts: ContactTexts;
}

const current = createStore<Opened | undefined>(undefined);
let openings = 0;

/** Opens the dialog; the button gets the focus back. */
export function openDialog(button: HTMLAnchorElement, texts: ContactTexts) {
  if (openings === 0) {
    mount(<ContactHost />);
    // Back closes it.
    addEventListener("popstate", () => current.set(undefined));
  }
  openings += 1;
  const { contactType, programme } = requestIn(button);
  const page = pageContext();
  const isShown = !programme || programme.fragment === page.programme?.fragment;
  current.set({
    ...{ contactType, subject: page.subject, texts, trigger: button, id: openings },
    programme: isShown ? page.programme : programme,
  });
}

function ContactHost() {
  const opened = current.useValue();
  if (!opened) return null;
  const { id, texts, ...props } = opened;
  return (
    <ContactTextsContext value={texts}>
      <ContactDialog
        key={id}
        {...props}
        onClosed={() => current.update((now) => (now?.id === id ? undefined : now))}
      />
    </ContactTextsContext>
  );
}
