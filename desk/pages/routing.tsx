import { deskPaths } from "#core/desk.ts";
import { Card, Form, type PageProps, PageTitle, Submit } from "../parts.tsx";
import { countryName } from "../words.ts";

type Props = PageProps<"routing">;

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
              {frame.person?.isOperator && (
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
                {frame.person?.isOperator && (
                  <Form
                    frame={frame}
                    action={deskPaths.routing}
                    values={{ desk, country: country ?? "" }}
                  >
                    <Submit isQuiet className="-mx-3">
                      {words.test}
                      <span className="sr-only">{`: ${texts.desks[desk]}, ${from(country, addresses.length)}`}</span>
                    </Submit>
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
