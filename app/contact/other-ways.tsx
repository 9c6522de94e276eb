import { type ContactPromises, hrefOf } from "#core/brand.ts";
import type { Language } from "#core/languages.ts";
import { around } from "#core/template.ts";
import type { ContactTexts } from "./texts.ts";

const link = "font-semibold text-petrol underline underline-offset-2 hover:text-petrol-h";

/** The response time, and the country's telephone and chat. Empty where the owner has set none of them. */
export function OtherWays({
  promises,
  language,
  texts,
}: {
  promises: ContactPromises;
  language: Language;
  texts: ContactTexts["otherWays"];
}) {
  const { answerWithin, phone, chat } = promises;
  const answer = answerWithin?.[language];
  if (!answer && !phone && !chat) return null;
  const [before, after] = around(texts.phone);
  return (
    <div className="mt-4 grid gap-1 text-small text-ink-2">
      {answer && <p>{answer}</p>}
      {phone && (
        <p>
          {before}
          <a href={hrefOf(promises, "phone")} className={link}>
            {phone}
          </a>
          {after}
        </p>
      )}
      {chat && (
        <p>
          <a href={chat} className={link}>
            {texts.chat}
          </a>
        </p>
      )}
    </div>
  );
}
