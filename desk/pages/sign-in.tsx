import { buttonClass } from "#app/ui/button.tsx";
import { deskPaths } from "#core/desk.ts";
import { Card, Field, Form, type PageProps, quietButton } from "../parts.tsx";

export function SignIn({ view, frame, texts }: PageProps<"sign-in">) {
  const words = texts.signIn;
  if (view.isSent) {
    return (
      <Card className="mx-auto max-w-120">
        <h1 className="text-h3">{words.sentTitle}</h1>
        <p className="mt-3 mb-4 text-ink-2">{words.sent}</p>
        <a href={deskPaths.signIn} className={`${quietButton} -mx-3`}>
          {words.again}
        </a>
      </Card>
    );
  }
  return (
    <Card className="mx-auto max-w-120">
      <h1 className="text-h3">{words.title}</h1>
      <p className="mt-3 mb-5 text-ink-2">{words.lead}</p>
      <Form frame={frame} action={deskPaths.signIn} values={{ to: view.to }} className="grid gap-5">
        <Field label={words.email}>
          <input type="email" name="email" required autoComplete="email" className="field" />
        </Field>
        <button type="submit" className={buttonClass()}>
          {words.send}
        </button>
      </Form>
    </Card>
  );
}

export function Enter({ view, frame, texts }: PageProps<"enter">) {
  return (
    <Card className="mx-auto max-w-120">
      <h1 className="mb-5 text-h3">{texts.signIn.enterTitle}</h1>
      <Form frame={frame} action={deskPaths.enter} values={{ link: view.token, to: view.to }}>
        <button type="submit" className={`${buttonClass()} wrap-anywhere`}>
          {texts.signIn.enter} {view.email}
        </button>
      </Form>
    </Card>
  );
}

export function Problem({ view, texts }: PageProps<"problem">) {
  const [title, explanation] = texts.problems[view.problem];
  return (
    <Card className="mx-auto max-w-120">
      <h1 className="text-h3">{title}</h1>
      <p className="mt-3 mb-4 text-ink-2">{explanation}</p>
      <a href="/" className={`${quietButton} -mx-3`}>
        {texts.back}
      </a>
    </Card>
  );
}
