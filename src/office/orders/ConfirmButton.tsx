import type { ReactElement } from 'react';
import { Confirm } from 'react-admin';

import type { OfficeInputs, OfficeOutputs } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { DialogButton } from './FormDialog';

type Props<Name extends keyof OfficeOutputs> = {
  operation: Name;
  input: OfficeInputs[Name];
  label: string;
  icon: ReactElement;
  title: string;
  content: string;
  onDone?: (output: OfficeOutputs[Name]) => void;
};

type DialogProps<Name extends keyof OfficeOutputs> = Props<Name> & { onClose: () => void };

const ConfirmDialog = <Name extends keyof OfficeOutputs>(props: DialogProps<Name>) => {
  const { operation, input, title, content, onDone, onClose } = props;
  const { mutate, isPending } = useOperation(operation, (output) => {
    onDone?.(output);
    onClose();
  });
  const send = () => mutate(input);
  return <Confirm isOpen loading={isPending} title={title} content={content} onConfirm={send} onClose={onClose} />;
};

/** Asks before it does what cannot be undone. */
export const ConfirmButton = <Name extends keyof OfficeOutputs>(props: Props<Name>) => (
  <DialogButton operation={props.operation} label={props.label} icon={props.icon}>
    {(close) => <ConfirmDialog {...props} onClose={close} />}
  </DialogButton>
);
