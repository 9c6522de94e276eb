import Copy from "lucide-react/icons/copy";
import Share from "lucide-react/icons/share";
import { type ComponentProps, useEffect, useState } from "react";
import { Button } from "#app/ui/button.tsx";

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;

/** Copies the link, or hands it to what the device shares with. */
export function LinkButtons({
  link,
  texts,
  size,
}: {
  link: string;
  texts: { copy: string; copied: string; notCopied: string; share: string };
  size?: ComponentProps<typeof Button>["size"];
}) {
  const [canShare, setCanShare] = useState(false);
  const [copy, setCopy] = useState<"copied" | "notCopied">();
  // biome-ignore lint/correctness/useExhaustiveDependencies: another link is another copy
  useEffect(() => setCopy(undefined), [link]);
  useEffect(() => setCanShare("share" in navigator), []);

  async function copyLink() {
    try {
      await navigator.clipboard.writeText(link);
      setCopy("copied");
    } catch {
      // The browser refuses, or has no clipboard outside https.
      setCopy("notCopied");
    }
  }

  async function share() {
    // Rejected when the visitor closes the panel, which is no error.
    await navigator.share({ title: document.title, url: link }).catch(() => {});
  }

  return (
    <>
      <p role="status" className="sr-only">
        {copy && texts[copy]}
      </p>
      <Button
        variant="secondary"
        size={size}
        className="noscript:hidden unready:invisible"
        onClick={copyLink}
      >
        <Copy {...icon} />
        {copy ? texts[copy] : texts.copy}
      </Button>
      {canShare && (
        <Button variant="secondary" size={size} onClick={share}>
          <Share {...icon} />
          {texts.share}
        </Button>
      )}
    </>
  );
}
