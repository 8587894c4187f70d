import AttachFile from '@mui/icons-material/AttachFile';
import { required, SelectInput } from 'react-admin';

import type { DocumentAddition } from '@/contracts/office';

import { readBase64 } from '../data/readBase64';
import { DropInput, type DroppedFile } from '../DropInput';
import { OperationButton } from './OperationButton';

type Values = { kind: DocumentAddition['kind']; file: DroppedFile };

const choices = ['invoice', 'deliveryNote', 'certificate'].map((id) => ({ id, name: `office.document.${id}` }));

const accepted = {
  'application/pdf': ['.pdf'],
  'text/xml': ['.xml'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

export const DocumentButton = ({ orderNumber }: { orderNumber: string }) => (
  <OperationButton
    operation="addDocument"
    label="office.addDocument"
    submitLabel="ra.action.add"
    icon={<AttachFile />}
    done="office.documentAdded"
    toInput={async ({ kind, file }: Values) => ({
      path: { orderNumber },
      body: { kind, name: file.rawFile.name, content: await readBase64(file.rawFile) },
    })}
  >
    <SelectInput source="kind" label="resources.orders.fields.kind" choices={choices} validate={required()} />
    <DropInput
      label="resources.orders.fields.documentName"
      help="office.documentHelp"
      accept={accepted}
      maxMegabytes={10}
    />
  </OperationButton>
);
