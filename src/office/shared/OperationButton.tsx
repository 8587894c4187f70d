import { Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { type ReactElement, type ReactNode, useEffect, useId, useState } from 'react';
import {
  BooleanInput,
  Button,
  Form,
  maxLength,
  required,
  SaveButton,
  TextInput,
  useCanAccess,
  useFormIsDirty,
  useNotify,
  useTranslate,
} from 'react-admin';

import type { OfficeInputs, OfficeOutputs } from '@/contracts/office';

import type { ChangedRecord } from '../data/dataProvider';
import { useOperation } from '../data/useOperation';
import { formProps } from './FormWatch';

type Props<Name extends keyof OfficeOutputs, Values> = {
  /** Only those who may do it see the button. */
  operation: Name;
  label: string;
  icon?: ReactElement;
  color?: 'error';
  /** Whether nobody needs the button; an open dialog stays. */
  isHidden?: boolean;
  title?: string;
  submitLabel?: string;
  defaultValues?: Partial<Values>;
  toInput: (values: Values) => OfficeInputs[Name] | Promise<OfficeInputs[Name]>;
  /** What the operation changes, if somebody else may change it meanwhile. */
  record?: ChangedRecord;
  /** What is said once it is done, of how many. */
  done: string;
  count?: (output: OfficeOutputs[Name]) => number;
  onDone?: () => void;
  /** Inputs, or the question that is asked first; without either, there is no dialog. */
  children?: ReactNode;
};

/** Otherwise, react-admin would fill the form with fields of the record around it. */
const noRecord = {};

const DirtyWatch = ({ onChange }: { onChange: (isDirty: boolean) => void }) => {
  const isDirty = useFormIsDirty();
  useEffect(() => onChange(isDirty), [isDirty, onChange]);
  return null;
};

/** Runs an operation, after asking for what it needs. */
export const OperationButton = <Name extends keyof OfficeOutputs, Values extends object = object>(
  props: Props<Name, Values>,
) => {
  // A dialog stays as it was opened, even if what is around it is renewed meanwhile.
  const [opened, setOpened] = useState<Props<Name, Values>>();
  const { operation, label, icon, color, isHidden = false, children } = props;
  const { toInput, title = label, submitLabel = label, defaultValues = {}, done, count, onDone } = opened ?? props;
  const { canAccess } = useCanAccess({ resource: operation, action: operation });
  const translate = useTranslate();
  const notify = useNotify();
  const titleId = useId();
  const [isDirty, setIsDirty] = useState(false);
  const close = () => setOpened(undefined);
  const finish = (output: OfficeOutputs[Name]) => {
    notify(done, { messageArgs: { smart_count: count?.(output) } });
    onDone?.();
    close();
  };
  const { mutate, isPending } = useOperation(operation, finish, opened?.record);
  const run = async (values: object) => {
    try {
      return await mutate(await toInput(values as Values));
    } catch (error) {
      // Such as a file that was moved since it was chosen.
      notify((error as Error).message, { type: 'error' });
      return undefined;
    }
  };
  if (!canAccess || (isHidden && !opened)) return null;
  return (
    <>
      <Button
        label={label}
        disabled={isPending}
        onClick={() => (children ? setOpened(props) : void run({}))}
        {...(color && { color })}
      >
        {icon}
      </Button>
      {opened && (
        <Dialog
          open
          // Escape loses nothing that was typed: that takes the button.
          onClose={(_, reason) => reason === 'escapeKeyDown' && !isDirty && close()}
          fullWidth
          maxWidth="sm"
          aria-labelledby={titleId}
        >
          <Form
            record={noRecord}
            defaultValues={defaultValues}
            onSubmit={run}
            disableInvalidFormNotification
            {...formProps}
          >
            <DirtyWatch onChange={setIsDirty} />
            <DialogTitle id={titleId}>{translate(title, { _: title })}</DialogTitle>
            <DialogContent>{opened.children}</DialogContent>
            <DialogActions>
              <Button label="ra.action.cancel" onClick={close} />
              <SaveButton label={submitLabel} icon={icon ?? null} disabled={isPending} alwaysEnable={!isPending} />
            </DialogActions>
          </Form>
        </Dialog>
      )}
    </>
  );
};

/** What the client is told, and whether by mail, too. */
export const NoteInputs = ({ isRequired = false }) => (
  <>
    <TextInput
      source="note"
      label="office.note"
      multiline
      minRows={3}
      validate={[...(isRequired ? [required()] : []), maxLength(1000)]}
    />
    <BooleanInput source="tellClient" label="office.tellClient" defaultValue />
  </>
);
