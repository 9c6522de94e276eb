import "sonner/dist/styles.css";
import "./toast-region.css";
import CircleAlert from "lucide-react/icons/circle-alert";
import CircleCheck from "lucide-react/icons/circle-check";
import X from "lucide-react/icons/x";
import type { ComponentProps } from "react";
import { Toaster } from "sonner";
import { useContactTexts } from "./use-contact-texts.ts";
import { useMedia } from "./use-media.ts";

/** A modal makes the page's toasts inert, so it has its own. */
export const dialogToasts = "dialog";

const icons = {
  success: <CircleCheck aria-hidden="true" size={22} strokeWidth={1.75} />,
  error: <CircleAlert aria-hidden="true" size={22} strokeWidth={1.75} />,
  close: <X aria-hidden="true" size={18} strokeWidth={1.75} />,
};

interface ToastRegionProps extends ComponentProps<typeof Toaster> {
  /** Below this width, toasts at the bottom would cover the submit button. */
  topBelow: `${number}rem`;
}

/** Toasts appear bottom right, or at the top where there is no room; Alt+T focuses them. */
export function ToastRegion({ topBelow, ...props }: ToastRegionProps) {
  const { toasts } = useContactTexts();
  const isAtTop = useMedia(`(width < ${topBelow})`);
  return (
    <Toaster
      position={isAtTop ? "top-right" : "bottom-right"}
      hotkey={["altKey", "KeyT"]}
      containerAriaLabel={toasts.region}
      closeButton
      toastOptions={{ closeButtonAriaLabel: toasts.close }}
      icons={icons}
      {...props}
    />
  );
}
