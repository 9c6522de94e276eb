import Copy from "lucide-react/icons/copy";
import Printer from "lucide-react/icons/printer";
import Share from "lucide-react/icons/share";
import { useEffect, useState } from "react";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { attachmentOf } from "#app/programme/attachment.ts";
import { CsvButton } from "#app/programme/csv-button.tsx";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import type { BriefProps } from "./sheet.tsx";

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;

interface BriefActionsProps extends BriefProps {
  /** Names this programme and the one it is compared with. */
  fragment: string;
}

export function BriefActions({ content, words, programme, fragment }: BriefActionsProps) {
  const { actions } = content;
  const { origin } = useSite();
  const path = usePath();
  const format = useNumberFormat(programme.country);
  const [canShare, setCanShare] = useState(false);
  const [copy, setCopy] = useState<"copied" | "notCopied">();
  const link = `${origin}${path("brief")}#${fragment}`;
  // biome-ignore lint/correctness/useExhaustiveDependencies: another programme is another link
  useEffect(() => setCopy(undefined), [fragment]);
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

  async function print() {
    // The QR code is drawn when its encoder has loaded, which may be after the first press.
    await import("./qr-drawing.ts").catch(() => {});
    requestAnimationFrame(() => window.print());
  }

  async function share() {
    // Rejected when the visitor closes the panel, which is no error.
    await navigator.share({ title: document.title, url: link }).catch(() => {});
  }

  return (
    <>
      <p role="status" className="sr-only">
        {copy && actions[copy]}
      </p>
      <Button onClick={print}>
        <Printer {...icon} />
        {actions.print}
      </Button>
      <Button variant="secondary" onClick={copyLink}>
        <Copy {...icon} />
        {copy ? actions[copy] : actions.copy}
      </Button>
      {canShare && (
        <Button variant="secondary" onClick={share}>
          <Share {...icon} />
          {actions.share}
        </Button>
      )}
      <CsvButton programme={programme} words={words} />
      <ContactButton
        variant="secondary"
        contactType="partner"
        programme={{ ...attachmentOf(programme, words, format), fragment }}
      >
        {actions.talk}
      </ContactButton>
      <ButtonLink variant="secondary" to={`${path("programme")}#${fragment}`}>
        {actions.edit}
      </ButtonLink>
    </>
  );
}
