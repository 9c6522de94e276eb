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

/** A labelled text field, of several lines if `rows` is set. Its error is shown below and announced with it. */
export function TextField({
  label,
  error,
  usualError,
  rows,
  children,
  ...props
}: ComponentProps<"input"> & FieldProps & { rows?: number; children?: ReactNode }) {
  const id = useId();
  const errorId = `${id}-error`;
  const control = {
    id,
    required: true,
    "aria-invalid": error !== undefined,
    "aria-describedby": error === undefined ? undefined : errorId,
    ...props,
  };
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-small font-semibold">
        {label}
      </label>
      {rows ? (
        <textarea
          rows={rows}
          className="field field-sizing-content max-h-64 min-h-20 resize-y"
          {...(control as ComponentProps<"textarea">)}
        />
      ) : (
        <input type="text" className="field" {...control} />
      )}
      {children}
      <FieldError id={errorId} name={props.name} usual={usualError}>
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
