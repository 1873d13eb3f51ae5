import { Field } from "@forecourt/ui/forms/field";
import { type ComponentProps, useEffect, useId, useRef, useState } from "react";

interface MakeAndModelProps {
  make: ComponentProps<typeof Field>;
  model: ComponentProps<typeof Field>;
  /** Models by make, separated by ", ". */
  models: Readonly<Record<string, string>>;
}

/** Make and model as free text, with suggestions; those of models follow the make, and need a script to do so. */
export function MakeAndModel({ make, model, models }: MakeAndModelProps) {
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(make.defaultValue ?? "");
  // A make that was typed before hydration.
  useEffect(() => setTyped(input.current?.value ?? ""), []);
  return (
    <>
      <Field
        {...make}
        ref={input}
        list={`${id}-makes`}
        onInput={({ currentTarget }) => setTyped(currentTarget.value)}
      />
      <Field {...model} list={`${id}-models`} />
      <Suggestions id={`${id}-makes`} values={Object.keys(models)} />
      <Suggestions id={`${id}-models`} values={modelsOf(models, String(typed))} />
    </>
  );
}

function Suggestions({ id, values }: { id: string; values: readonly string[] }) {
  return (
    <datalist id={id}>
      {values.map((value) => (
        <option key={value} value={value}>
          {value}
        </option>
      ))}
    </datalist>
  );
}

/** In any letter case, as owners type them. */
function modelsOf(models: MakeAndModelProps["models"], make: string): string[] {
  const wanted = make.trim().toLowerCase();
  const known = Object.keys(models).find((one) => one.toLowerCase() === wanted);
  return known === undefined ? [] : (models[known] ?? "").split(", ");
}
