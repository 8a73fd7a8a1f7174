/** Several fields that are there together or not at all: a switch, and below it what they say. */
import { isFields } from '../patch.ts';
import { Fields, type FieldProps, type FieldsShape } from './field.tsx';
import { useForm } from './form.ts';
import { firstValue } from './shape.ts';

export function OptionalFields(props: FieldProps & { readonly shape: FieldsShape }): React.JSX.Element {
  const { label, shape, value, onValue } = props;
  const { edition } = useForm();
  const isThere = isFields(value);
  return (
    <>
      <label className="row form-row">
        <span className="grow">{label}</span>
        <input
          type="checkbox"
          className="switch"
          checked={isThere}
          onChange={(e) => onValue(e.target.checked ? firstValue(edition, shape) : undefined)}
        />
      </label>
      {isThere && <Fields {...props} />}
    </>
  );
}
