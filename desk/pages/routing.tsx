import { deskPaths } from "#core/desk.ts";
import { Card, Field, Form, type PageProps, PageTitle, Select, Submit } from "../parts.tsx";
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
        {view.routes.map(({ desk, types, addresses, changed }) => (
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
                  <div className="-mx-3 flex flex-wrap">
                    {changed.includes(country ?? "") && (
                      <Form
                        frame={frame}
                        action={deskPaths.routing}
                        values={{ desk, country: country ?? "", addresses: "" }}
                      >
                        <Submit isQuiet>
                          {words.reset}
                          <span className="sr-only">{`: ${texts.desks[desk]}, ${from(country, addresses.length)}`}</span>
                        </Submit>
                      </Form>
                    )}
                    <Form
                      frame={frame}
                      action={deskPaths.routing}
                      values={{ desk, country: country ?? "" }}
                    >
                      <Submit isQuiet>
                        {words.test}
                        <span className="sr-only">{`: ${texts.desks[desk]}, ${from(country, addresses.length)}`}</span>
                      </Submit>
                    </Form>
                  </div>
                )}
              </div>
            ))}
            {frame.person?.isOperator && (
              <details className="mt-3 border-line border-t pt-3">
                <summary className="min-h-6 font-semibold text-petrol">
                  {words.change}
                  <span className="sr-only">{`: ${texts.desks[desk]}`}</span>
                </summary>
                <Form
                  frame={frame}
                  action={deskPaths.routing}
                  values={{ desk }}
                  className="mt-3 grid justify-items-start gap-3"
                >
                  <div className="w-full">
                    <Field label={texts.leads.fields.country}>
                      <Select
                        name="country"
                        options={[
                          ["", words.others],
                          ...view.countries.map(
                            (code) => [code, countryName(code, frame.language, texts)] as const,
                          ),
                        ]}
                      />
                    </Field>
                  </div>
                  <div className="w-full">
                    <Field label={words.addresses}>
                      <textarea name="addresses" required rows={2} className="field" />
                    </Field>
                  </div>
                  <Submit>{texts.lead.save}</Submit>
                </Form>
              </details>
            )}
          </Card>
        ))}
      </div>
    </>
  );
}
