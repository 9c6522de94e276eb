import { type DeskFrame, type DeskView, deskPaths } from "#core/desk.ts";
import { Card, DataTable, Form, PageTitle, quietButton } from "../parts.tsx";
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
      <Card>
        <DataTable
          label={texts.pages.routing}
          columns={words.columns}
          rows={view.routes.flatMap(({ desk, types, addresses }) =>
            addresses.map(({ country, to }, index) => [
              index === 0 ? <strong key="desk">{desk}</strong> : "",
              index === 0 ? types.map((type) => texts.types[type]).join(", ") : "",
              from(country, addresses.length),
              <div key="to" className="flex min-w-60 flex-wrap items-center gap-x-3">
                <span className="wrap-anywhere">{to.join(", ")}</span>
                {view.mayTest && (
                  <Form
                    frame={frame}
                    action={deskPaths.routing}
                    values={{ desk, country: country ?? "" }}
                  >
                    <button type="submit" className={quietButton}>
                      {words.test}
                      <span className="sr-only">{`: ${desk}, ${from(country, addresses.length)}`}</span>
                    </button>
                  </Form>
                )}
              </div>,
            ]),
          )}
        />
      </Card>
    </>
  );
}
