import Printer from "lucide-react/icons/printer";
import { ContactButton } from "#app/contact/contact-button.tsx";
import { useShownProgramme } from "#app/contact/page-context.ts";
import { attachmentOf } from "#app/programme/attachment.ts";
import { FileButton } from "#app/programme/file-button.tsx";
import { LinkButtons } from "#app/programme/link-buttons.tsx";
import { useNumberFormat } from "#app/programme/use-number-format.ts";
import { useSite } from "#app/site-data/use-site.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { programmePath } from "#core/programme-start.ts";
import type { BriefProps } from "./sheet.tsx";

const icon = { "aria-hidden": true, size: 20, strokeWidth: 1.75 } as const;

interface BriefActionsProps extends BriefProps {
  /** The estimator's fragment: this programme and the one it is compared with. */
  fragment: string;
}

export function BriefActions({ content, words, programme, fragment }: BriefActionsProps) {
  const { actions } = content;
  const { origin, country } = useSite();
  const format = useNumberFormat(programme.country);
  const isEmpty = programme.services.length === 0;
  const attachment = isEmpty ? undefined : attachmentOf(programme, words, format, fragment);
  useShownProgramme(attachment);

  async function print() {
    // The QR code is drawn when its encoder has loaded, which may be after the first press.
    await import("./qr-drawing.ts").catch(() => {});
    requestAnimationFrame(() => window.print());
  }

  const edit = (
    <ButtonLink variant="secondary" to={programmePath(country, fragment)}>
      {actions.edit}
    </ButtonLink>
  );
  if (isEmpty) return edit;
  return (
    <>
      <Button onClick={print} className="noscript:hidden unready:invisible">
        <Printer {...icon} />
        {actions.print}
      </Button>
      <LinkButtons link={origin + programmePath(country, fragment, "brief")} texts={actions} />
      <FileButton fragment={fragment} words={words} />
      <ContactButton variant="secondary" contactType="partner" programme={attachment}>
        {actions.talk}
      </ContactButton>
      {edit}
    </>
  );
}
