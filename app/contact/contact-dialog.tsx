import { useEffect, useRef } from "react";
import type { ContactRequest } from "./contact-context.tsx";

export default function ContactDialog({
  onClose,
}: {
  request: ContactRequest;
  onClose: () => void;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog ref={dialog} onClose={onClose} className="m-auto max-w-[425px] rounded-card p-8">
      <button type="button" onClick={() => dialog.current?.close()}>
        ×
      </button>
    </dialog>
  );
}
