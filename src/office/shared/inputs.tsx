import {
  DateInput,
  type DateInputProps,
  maxValue,
  minValue,
  NumberInput,
  type NumberInputProps,
  type Validator,
} from 'react-admin';

/** What the browser cannot read as a number or a day, it passes on as nothing: it would be lost in silence. */
const isReadable: Validator = (_value, _values, { finalSource }: { finalSource: string }) => {
  const [input] = document.getElementsByName(finalSource);
  return input instanceof HTMLInputElement && input.validity.badInput ? 'office.unreadable' : undefined;
};

const addTo = (validate: Validator | Validator[] | undefined, ...others: Validator[]) => [
  ...[validate ?? []].flat(),
  ...others,
];

export const DayInput = ({ validate, ...props }: DateInputProps) => (
  <DateInput {...props} validate={addTo(validate, isReadable)} />
);

type AmountProps = Omit<NumberInputProps, 'min' | 'max'> & { min?: number; max?: number };

/** A number within its limits. */
export const AmountInput = ({ validate, ...props }: AmountProps) => {
  const { min, max } = props;
  const limits = [...(min === undefined ? [] : [minValue(min)]), ...(max === undefined ? [] : [maxValue(max)])];
  return <NumberInput {...props} validate={addTo(validate, isReadable, ...limits)} />;
};
