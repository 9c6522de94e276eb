// The visitor's confirmation. Anybody can name a stranger's address: nothing that the visitor typed is in it, and the store allows
// one a day for a mailbox.
import { createElement as h } from "react";
import { brand } from "#core/brand.ts";
import { languages } from "#core/languages.ts";
import { parseProgramme, readProgrammes, writeProgrammes } from "#core/programme.ts";
import { programmePath } from "#core/programme-start.ts";
import type { Config } from "#server/config.ts";
import type { Claim, Lead } from "#server/leads/lead.ts";
import { referenceOf } from "#server/leads/reference.ts";
import { compose } from "./compose.ts";
import { mailDocument, quiet } from "./mail-document.ts";
import type { OutgoingMail } from "./outgoing-mail.ts";
import { deskLanguage, texts } from "./texts.ts";

type Options = Pick<Config, "mailFrom" | "mailLanguage" | "publicOrigin">;

export function composeConfirmation(
  { deliveryId, messageId, lead }: Claim,
  { mailFrom, mailLanguage, publicOrigin }: Options,
): Promise<OutgoingMail> {
  const spoken = languages.find((each) => each === lead.language);
  const language = spoken ?? deskLanguage(lead.country, mailLanguage);
  const words = texts[language].confirmation;
  const link = namelessLink(lead, publicOrigin);
  const reference = `${texts[language].reference}: ${referenceOf(lead.id)}`;
  return compose({
    leadId: lead.id,
    deliveryId,
    from: { name: brand.name, address: mailFrom },
    to: lead.email,
    subject: words.subject,
    messageId,
    text: [
      words.received,
      ...(link ? [`${words.programme}:\n${link}`] : []),
      reference,
      words.stranger,
      `${brand.name}\n${publicOrigin}\n`,
    ].join("\n\n"),
    html: mailDocument(
      words.subject,
      language,
      h("p", null, words.received),
      link && h("p", null, h("a", { href: link }, words.programme)),
      h("p", { style: quiet }, reference),
      h("p", { style: quiet }, words.stranger),
      h("p", null, h("a", { href: publicOrigin }, brand.name)),
    ),
  });
}

/** The compared programmes without their names, which the visitor typed. */
function namelessLink({ programme: text }: Lead, publicOrigin: string): string | undefined {
  const shown = parseProgramme(text);
  if (!shown) return undefined;
  const { programmes, active } = readProgrammes(text, shown.country);
  const nameless = programmes.map(({ name: _, ...programme }) => programme);
  return publicOrigin + programmePath(shown.country, writeProgrammes(nameless, active));
}
