import { type DeskFrame, type DeskView, deskPaths } from "#core/desk.ts";
import { Card, Form, PageTitle, quietButton } from "../parts.tsx";
import type { DeskTexts } from "../texts.ts";
import { countryName } from "../words.ts";

type Props = { view: Extract<DeskView, { page: "routing" }>; frame: DeskFrame; texts: DeskTexts };

export function Routing({ view, frame, texts }: Props) {
  const words = texts.routing;
  const from = (country: string | undefined, all: number) => {
    if (country) return countryName(country, frame.language, texts);
    return all > 1 ? words.others : words.everywhere;
  };
  return (
    <>
      <PageTitle title={texts.pages.routing} lead={words.lead} />
      <div className="grid items-start gap-5 md:grid-cols-2">
        {view.routes.map(({ desk, types, addresses }) => (
          <Card key={desk} title={texts.desks[desk]}>
            <p className="text-ink-2 text-small">
              {words.gets}: {types.map((type) => texts.types[type]).join(", ")}
              {view.mayTest && (
                <>
                  {" · "}
                  <code>{desk}</code>
                </>
              )}
            </p>
            {addresses.map(({ country, to }) => (
              <div
                key={country ?? ""}
                className="mt-3 flex flex-wrap items-center justify-between gap-x-4 border-line border-t pt-3"
              >
                <p className="min-w-0">
                  <span className="block text-caption text-ink-3">
                    {from(country, addresses.length)}
                  </span>
                  <span className="wrap-break-word">{to.join(", ")}</span>
                </p>
                {view.mayTest && (
                  <Form
                    frame={frame}
                    action={deskPaths.routing}
                    values={{ desk, country: country ?? "" }}
                  >
                    <button type="submit" className={`${quietButton} -mx-3`}>
                      {words.test}
                      <span className="sr-only">{`: ${texts.desks[desk]}, ${from(country, addresses.length)}`}</span>
                    </button>
                  </Form>
                )}
              </div>
            ))}
          </Card>
        ))}
      </div>
    </>
  );
}
