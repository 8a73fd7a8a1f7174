/** Several fields that are there together or not at all: a switch, and below it what they say. */
import { isFields } from '../patch.ts';
import { Fields, type FieldProps, type FieldsShape } from './field.tsx';
import { useForm } from './form.ts';
import { firstValue } from './shape.ts';
import { Switch } from './switch.tsx';

export function OptionalFields(props: FieldProps & { readonly shape: FieldsShape }): React.JSX.Element {
  const { label, shape, value, onValue } = props;
  const { edition } = useForm();
  const isThere = isFields(value);
  return (
    <>
      <Switch
        label={label}
        on={isThere}
        onSwitch={(on) => onValue(on ? firstValue(edition, shape) : undefined)}
      />
      {isThere && <Fields {...props} />}
    </>
  );
}
