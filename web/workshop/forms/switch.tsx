/** A line of a form that holds or not. */
interface Props {
  readonly label: string;
  readonly on: boolean;
  readonly onSwitch: (on: boolean) => void;
}

export const Switch = ({ label, on, onSwitch }: Props): React.JSX.Element => (
  <label className="row form-row">
    <span className="grow">{label}</span>
    <input type="checkbox" className="switch" checked={on} onChange={(e) => onSwitch(e.target.checked)} />
  </label>
);
