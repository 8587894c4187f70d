import Undo from '@mui/icons-material/Undo';
import UploadFile from '@mui/icons-material/UploadFile';
import Visibility from '@mui/icons-material/Visibility';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BooleanInput,
  Button,
  Confirm,
  FileField,
  FileInput,
  Form,
  FormDataConsumer,
  required,
  SaveButton,
  SelectInput,
  TextInput,
  Title,
  useCanAccess,
  useLocale,
  useNotify,
  useTranslate,
} from 'react-admin';

import { writeCsv } from '@/shared/lib/csv';
import type { ImportPreview as Preview, Imports, LastImport, OfficeInputs } from '@/contracts/office';

import { callOffice } from '../data/callOffice';
import { useOperation } from '../data/useOperation';
import { DialogButton } from '../orders/FormDialog';
import { Section } from '../Section';
import { ImportPreview, RowCounts } from './ImportPreview';

type Input = OfficeInputs['previewImport'];
type Values = Omit<Input['query'], 'name'> & { file: { rawFile: File } };

const accepted = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};
const maxBytes = 32 * 1024 * 1024;

const kinds = ['items', 'stock', 'prices'].map((id) => ({ id, name: `office.import.kind.${id}` }));
const encodings = ['utf-8', 'windows-1252', 'gb18030', 'utf-16le'].map((id) => ({
  id,
  name: `office.import.encoding.${id}`,
}));

/** Workbooks are sent as CSV files. */
const readInput = async ({ file: { rawFile }, ...query }: Values): Promise<Input> => {
  const named = { ...query, name: rawFile.name };
  if (!/\.xlsx$/i.test(rawFile.name)) return { query: named, body: rawFile };
  const { readWorkbook } = await import('@/shared/lib/readWorkbook');
  const rows = await readWorkbook(await rawFile.arrayBuffer());
  return { query: { ...named, encoding: 'utf-8' }, body: new Blob([writeCsv(rows, ',')]) };
};

const FileForm = ({ catalogs, onPreview }: Pick<Imports, 'catalogs'> & { onPreview: (checked: Checked) => void }) => {
  const notify = useNotify();
  const translate = useTranslate();
  const locale = useLocale();
  const { mutate, isPending } = useOperation('previewImport', () => undefined);
  const nameOf = { es: 'nameEs', en: 'nameEn', zh: 'nameZh' }[locale];
  const choices = catalogs.map((catalog) => ({
    id: catalog.catalogId,
    name: catalog[nameOf as 'nameEn'] || String(catalog.catalogId),
  }));
  const check = async (values: Values) => {
    try {
      const input = await readInput(values);
      mutate(input, { onSuccess: ({ data }) => data[0] && onPreview({ input, preview: data[0] }) });
    } catch {
      // Such as a file that was moved since it was chosen, or a workbook that is none.
      notify('office.import.unreadable', { type: 'error' });
    }
  };
  return (
    <Form
      defaultValues={{ catalogId: choices[0]?.id, kind: 'items', encoding: 'utf-8', clearBestPrice: false }}
      onSubmit={(values: object) => check(values as Values)}
    >
      <SelectInput source="catalogId" choices={choices} translateChoice={false} validate={required()} />
      <SelectInput source="kind" choices={kinds} validate={required()} />
      <FormDataConsumer<Values>>
        {({ formData: { kind } }) =>
          kind === 'prices' ? (
            <TextInput source="list" helperText="office.import.listHelp" validate={required()} />
          ) : (
            kind === 'items' && <BooleanInput source="clearBestPrice" />
          )
        }
      </FormDataConsumer>
      <SelectInput source="encoding" choices={encodings} validate={required()} />
      <FileInput
        source="file"
        helperText="office.import.fileHelp"
        accept={accepted}
        maxSize={maxBytes}
        inputProps={{ 'aria-label': translate('resources.imports.fields.file') }}
        validate={required()}
        options={{ onDropRejected: () => notify('office.import.fileHelp', { type: 'warning' }) }}
      >
        <FileField source="src" title="title" />
      </FileInput>
      <SaveButton label="office.import.preview" icon={<Visibility />} disabled={isPending} alwaysEnable={!isPending} />
      {isPending && <LinearProgress aria-label={translate('office.import.preview')} />}
    </Form>
  );
};

const UndoDialog = ({ importId, onClose }: { importId: string; onClose: () => void }) => {
  const { mutate, isPending } = useOperation('undoImport', () => undefined);
  const undo = () => mutate({ path: { importId } }, { onSettled: onClose });
  return (
    <Confirm
      isOpen
      loading={isPending}
      title="office.import.undo"
      content="office.import.undoText"
      onConfirm={undo}
      onClose={onClose}
    />
  );
};

const Last = ({ last }: { last: LastImport }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const date = new Date(last.date).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const action = !last.isUndone && (
    <DialogButton operation="undoImport" label="office.import.undo" icon={<Undo />}>
      {(close) => <UndoDialog importId={last.importId} onClose={close} />}
    </DialogButton>
  );
  return (
    <Section title="office.import.last" action={action}>
      <Typography>
        {[last.name, translate(`office.import.kind.${last.kind}`), last.list, date, last.by]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      <RowCounts rows={last.rows} />
      {last.isUndone && <Typography color="textSecondary">{translate('office.import.undone')}</Typography>}
    </Section>
  );
};

type Checked = { input: Input; preview: Preview };

export const ImportPage = () => {
  const translate = useTranslate();
  const notify = useNotify();
  const [checked, setChecked] = useState<Checked | null>(null);
  const { mutate, isPending } = useOperation('runImport', () => {
    notify('office.import.done');
    setChecked(null);
  });
  const { canAccess } = useCanAccess({ resource: 'imports', action: 'runImport' });
  const { data } = useQuery({
    queryKey: ['imports', 'state'],
    queryFn: async () => (await callOffice('getImports', {})).data[0],
    refetchInterval: ({ state }) => (isPending || state.data?.running ? 1000 : false),
  });
  if (!data) return <LinearProgress />;
  const { last, running, catalogs } = data;
  const run = ({ input, preview: { plan } }: Checked) =>
    mutate({ ...input, query: { ...input.query, plan: plan ?? '' } });
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 900 }}>
      <Title defaultTitle={translate('resources.imports.name', { smart_count: 2 })} />
      {canAccess && (
        <Section title="office.import.file">
          <FileForm catalogs={catalogs} onPreview={setChecked} />
        </Section>
      )}
      {checked && (
        <ImportPreview
          name={checked.input.query.name}
          preview={checked.preview}
          action={
            checked.preview.plan && (
              <Button variant="contained" label="office.import.run" disabled={isPending} onClick={() => run(checked)}>
                <UploadFile />
              </Button>
            )
          }
        />
      )}
      {running && (
        <Section title="office.import.running">
          <Typography>{[running.name, running.by, `${running.done} / ${running.total}`].join(' · ')}</Typography>
          <LinearProgress
            variant="determinate"
            value={running.total ? (100 * running.done) / running.total : 0}
            aria-label={running.name}
          />
        </Section>
      )}
      {last && <Last last={last} />}
    </Stack>
  );
};
