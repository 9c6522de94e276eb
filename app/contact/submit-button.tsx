import LoaderCircle from "lucide-react/icons/loader-circle";
import { type ComponentProps, useLayoutEffect, useRef } from "react";
import { Button } from "#app/ui/button.tsx";
import { useContactTexts } from "./use-contact-texts.ts";

/** A disabled button loses the focus; it is restored after sending, unless another element has it. */
export function SubmitButton({
  isSending,
  ...props
}: ComponentProps<typeof Button> & { isSending: boolean }) {
  const texts = useContactTexts();
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);

  useLayoutEffect(() => {
    if (isSending) hadFocus.current = document.activeElement === button.current;
    else if (hadFocus.current && document.activeElement === document.body) button.current?.focus();
  }, [isSending]);

  return (
    <Button {...props} ref={button} type="submit" disabled={isSending}>
      {isSending && <LoaderCircle aria-hidden="true" size={20} className="animate-spin" />}
      {isSending ? texts.sending : texts.submit}
    </Button>
  );
}
