import Delete from '@mui/icons-material/Delete';

import type { OfficeInputs } from '@/contracts/office';

import { ConfirmButton } from './ConfirmButton';

type Removal = 'removeParcel' | 'removeDocument';

/** Of a part of an order. */
export const RemoveButton = <Name extends Removal>({
  operation,
  ...input
}: { operation: Name } & OfficeInputs[Name]) => (
  <ConfirmButton
    operation={operation}
    input={input as unknown as OfficeInputs[Name]}
    label="ra.action.remove"
    icon={<Delete />}
    title={`office.${operation}`}
    content="office.removeContent"
  />
);
