/** Title and description, written beside the page's other texts. */
export interface HeadTexts {
  title: string;
  description: string;
}

/** A page exports this as its `meta`; its loader returns `head`. */
export function pageMeta({ loaderData }: { loaderData?: { head: HeadTexts } }) {
  if (!loaderData) return [];
  const { title, description } = loaderData.head;
  return [{ title }, { name: "description", content: description }];
}
