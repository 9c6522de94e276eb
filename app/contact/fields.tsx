import "./fields.css";
import CircleAlert from "lucide-react/icons/circle-alert";
import { type ComponentProps, type ReactNode, useId } from "react";
import { useIsHydrating } from "#app/site-data/use-is-hydrating.ts";

interface FieldProps {
  label: string;
  /** The error message, in the visitor's language. */
  error?: string;
  /** Shown by the server, which sends the page again with what is wrong, where there are no scripts. */
  usualError: string;
}

/** A labelled text field. Its error is shown below and announced with it. */
export function TextField({
  label,
  error,
  usualError,
  children,
  ...props
}: ComponentProps<"input"> & FieldProps & { children?: ReactNode }) {
  const id = useId();
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <input id={id} type="text" {...controlProps(id, error)} {...props} />
      {children}
      <FieldError id={errorId(id)} name={props.name} usual={usualError}>
        {error}
      </FieldError>
    </div>
  );
}

/** The same for several lines; it grows with its content. */
export function TextAreaField({
  label,
  error,
  usualError,
  ...props
}: ComponentProps<"textarea"> & FieldProps) {
  const id = useId();
  const { className, ...control } = controlProps(id, error);
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <textarea
        id={id}
        className={`${className} field-sizing-content max-h-64 min-h-20 resize-y`}
        {...control}
        {...props}
      />
      <FieldError id={errorId(id)} name={props.name} usual={usualError}>
        {error}
      </FieldError>
    </div>
  );
}

interface FieldErrorProps {
  id: string;
  name: string | undefined;
  usual: string;
  children?: string;
}

export function FieldError({ id, name, usual, children }: FieldErrorProps) {
  const isBuilt = useIsHydrating();
  if (!children && !isBuilt) return null;
  return (
    <p
      id={id}
      data-error={name}
      hidden={!children}
      className="mt-1.5 flex gap-1.5 text-caption font-medium text-danger"
    >
      <CircleAlert aria-hidden="true" size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
      {children ?? usual}
    </p>
  );
}

function FieldLabel(props: ComponentProps<"label">) {
  // biome-ignore lint/a11y/noLabelWithoutControl: both fields pass htmlFor
  return <label className="mb-1 block text-small font-semibold" {...props} />;
}

function controlProps(id: string, error: string | undefined) {
  return {
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId(id),
    className: "field",
  };
}

function errorId(id: string): string {
  return `${id}-error`;
}
