import type { LoaderFunctionArgs } from "react-router";
import { pageMeta } from "#app/seo/page-meta.ts";
import { placeOf } from "#app/site.ts";

export const meta = pageMeta;
export function loader(args: LoaderFunctionArgs) {
  return { head: { title: "home " + placeOf(args).language, description: "" } };
}
export default function Page() {
  return <h1 className="wrap py-40 text-h1">home</h1>;
}
