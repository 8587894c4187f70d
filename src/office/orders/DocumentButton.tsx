import AttachFile from '@mui/icons-material/AttachFile';
import { FileField, FileInput, required, SelectInput, useNotify, useTranslate } from 'react-admin';

import type { DocumentAddition } from '@/contracts/office';

import { readBase64 } from '../data/readBase64';
import { useOperation } from '../data/useOperation';
import { DialogButton, FormDialog } from './FormDialog';

type Values = { kind: DocumentAddition['kind']; file: { rawFile: File } };

const choices = ['invoice', 'deliveryNote', 'certificate'].map((id) => ({ id, name: `office.document.${id}` }));

const accepted = {
  'application/pdf': ['.pdf'],
  'text/xml': ['.xml'],
  'image/png': ['.png'],
  'image/jpeg': ['.jpg', '.jpeg'],
};

const maxBytes = 10 * 1024 * 1024;

const DocumentDialog = ({ orderNumber, onClose }: { orderNumber: string; onClose: () => void }) => {
  const translate = useTranslate();
  const notify = useNotify();
  const { mutate, isPending } = useOperation('addDocument', () => {
    notify('office.documentAdded');
    onClose();
  });
  const add = async ({ kind, file: { rawFile } }: Values) => {
    try {
      mutate({ path: { orderNumber }, body: { kind, name: rawFile.name, content: await readBase64(rawFile) } });
    } catch (error) {
      // Such as a file that was moved since it was chosen.
      notify((error as Error).message, { type: 'error' });
    }
  };
  return (
    <FormDialog<Values>
      title={translate('office.addDocument')}
      submitLabel="ra.action.add"
      icon={<AttachFile />}
      isPending={isPending}
      onSubmit={add}
      onClose={onClose}
    >
      <SelectInput source="kind" label="resources.orders.fields.kind" choices={choices} validate={required()} />
      <FileInput
        source="file"
        label="resources.orders.fields.documentName"
        helperText="office.documentHelp"
        accept={accepted}
        maxSize={maxBytes}
        validate={required()}
        options={{ onDropRejected: () => notify('office.documentHelp', { type: 'warning' }) }}
      >
        <FileField source="src" title="title" />
      </FileInput>
    </FormDialog>
  );
};

export const DocumentButton = ({ orderNumber }: { orderNumber: string }) => (
  <DialogButton operation="addDocument" label="office.addDocument" icon={<AttachFile />}>
    {(close) => <DocumentDialog orderNumber={orderNumber} onClose={close} />}
  </DialogButton>
);
