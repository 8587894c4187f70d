import Delete from '@mui/icons-material/Delete';
import { Confirm } from 'react-admin';

import { useOperation } from '../data/useOperation';
import { DialogButton } from './FormDialog';

type Path = { orderNumber: string; parcelNumber: number };

const RemoveDialog = ({ path, onClose }: { path: Path; onClose: () => void }) => {
  const { mutate, isPending } = useOperation('removeParcel', onClose);
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="office.removeParcel"
      content="office.removeParcelContent"
      onConfirm={() => mutate({ path })}
      onClose={onClose}
    />
  );
};

export const RemoveParcelButton = ({ path }: { path: Path }) => (
  <DialogButton operation="removeParcel" label="ra.action.remove" icon={<Delete />}>
    {(close) => <RemoveDialog path={path} onClose={close} />}
  </DialogButton>
);
