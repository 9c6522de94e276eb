import Copy from "lucide-react/icons/copy";
import Download from "lucide-react/icons/download";
import Printer from "lucide-react/icons/printer";
import Share2 from "lucide-react/icons/share-2";
import { useEffect, useState } from "react";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { attachmentOf } from "#app/programme/attachment.ts";
import { downloadCsv } from "#app/programme/csv.ts";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { usePath, useSite } from "#app/site-data/use-site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { writeProgramme } from "#core/programme.ts";
import type { BriefProps } from "./sheet.tsx";

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;

export function BriefActions({ content, words, programme }: BriefProps) {
  const { actions } = content;
  const site = useSite();
  const path = usePath();
  const format = useNumberFormat(programme.country);
  const [canShare, setCanShare] = useState(false);
  const [isCopied, setIsCopied] = useState(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another programme is another link
  useEffect(() => setIsCopied(false), [programme]);
  useEffect(() => setCanShare("share" in navigator), []);

  async function copy() {
    await navigator.clipboard.writeText(location.href);
    setIsCopied(true);
  }

  async function share() {
    // Whoever closes the panel has shared nothing, and nothing is wrong.
    await navigator.share({ title: document.title, url: location.href }).catch(() => {});
  }

  return (
    <>
      <p role="status" className="sr-only">
        {isCopied && actions.copied}
      </p>
      <Button onClick={() => window.print()}>
        <Printer {...icon} />
        {actions.print}
      </Button>
      <Button variant="secondary" onClick={copy}>
        <Copy {...icon} />
        {isCopied ? actions.copied : actions.copy}
      </Button>
      {canShare && (
        <Button variant="secondary" onClick={share}>
          <Share2 {...icon} />
          {actions.share}
        </Button>
      )}
      <Button variant="secondary" onClick={() => downloadCsv(programme, words, site)}>
        <Download {...icon} />
        {actions.download}
      </Button>
      <ContactButton
        variant="secondary"
        contactType="partner"
        programme={attachmentOf(programme, words, format)}
      >
        {actions.talk}
      </ContactButton>
      <ButtonLink variant="secondary" to={`${path("programme")}#${writeProgramme(programme)}`}>
        {actions.edit}
      </ButtonLink>
    </>
  );
}
