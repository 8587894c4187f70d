import type { ReactElement, ReactNode } from 'react';
import { BooleanInput, maxLength, TextInput, useNotify, useTranslate } from 'react-admin';

import type { OfficeInputs, OfficeOutputs } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { DialogButton, FormDialog } from './FormDialog';

type Props<Name extends keyof OfficeOutputs, Values> = {
  operation: Name;
  label: string;
  icon: ReactElement;
  isHidden?: boolean;
  submitLabel?: string;
  /** What is said once it is done. */
  done: string;
  toInput: (values: Values) => OfficeInputs[Name] | Promise<OfficeInputs[Name]>;
  children: ReactNode;
};

const OperationDialog = <Name extends keyof OfficeOutputs, Values extends object>(
  props: Props<Name, Values> & { onClose: () => void },
) => {
  const { operation, label, icon, submitLabel = label, done, toInput, onClose, children } = props;
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useOperation(operation, () => {
    notify(done);
    onClose();
  });
  const dialog = { title: translate(label), submitLabel, icon, isPending, onClose, children };
  const submit = async (values: Values) => {
    try {
      mutate(await toInput(values));
    } catch (error) {
      // Such as a file that was moved since it was chosen.
      notify((error as Error).message, { type: 'error' });
    }
  };
  return <FormDialog<Values> {...dialog} onSubmit={submit} />;
};

/** Asks for what an operation needs. */
export const OperationButton = <Name extends keyof OfficeOutputs, Values extends object>(
  props: Props<Name, Values>,
) => (
  <DialogButton operation={props.operation} label={props.label} icon={props.icon} isHidden={props.isHidden ?? false}>
    {(close) => <OperationDialog {...props} onClose={close} />}
  </DialogButton>
);

/** What the client is told, and whether by mail, too. */
export const NoteInputs = ({ isRequired = false }) => (
  <>
    <TextInput
      source="note"
      label="office.note"
      multiline
      minRows={3}
      required={isRequired}
      validate={maxLength(1000)}
    />
    <BooleanInput source="tellClient" label="office.tellClient" defaultValue />
  </>
);
