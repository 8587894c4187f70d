import Delete from '@mui/icons-material/Delete';
import { Confirm } from 'react-admin';

import type { OfficeInputs } from '@/contracts/office';

import { useOperation } from '../data/useOperation';
import { DialogButton } from './FormDialog';

type Removal = 'removeParcel' | 'removeDocument';

type Props<Name extends Removal> = { operation: Name; path: OfficeInputs[Name]['path'] };

const RemoveDialog = <Name extends Removal>({ operation, path, onClose }: Props<Name> & { onClose: () => void }) => {
  const { mutate, isPending } = useOperation(operation, onClose);
  return (
    <Confirm
      isOpen
      loading={isPending}
      title={`office.${operation}`}
      content="office.removeContent"
      onConfirm={() => mutate({ path } as OfficeInputs[Name])}
      onClose={onClose}
    />
  );
};

export const RemoveButton = <Name extends Removal>(props: Props<Name>) => (
  <DialogButton operation={props.operation} label="ra.action.remove" icon={<Delete />}>
    {(close) => <RemoveDialog {...props} onClose={close} />}
  </DialogButton>
);
