import Undo from '@mui/icons-material/Undo';
import UploadFile from '@mui/icons-material/UploadFile';
import Visibility from '@mui/icons-material/Visibility';
import { LinearProgress, Stack, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import {
  BooleanInput,
  Button,
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
import type { ImportPreview as Preview, LastImport, OfficeInputs } from '@/contracts/office';

import { callOffice } from '../data/callOffice';
import { repeatFailed } from '../data/queryClient';
import { useCatalogChoices } from '../data/useCatalogChoices';
import { useOperation } from '../data/useOperation';
import { DropInput, type DroppedFile } from '../shared/DropInput';
import { toChoices } from '../shared/fields';
import { OperationButton } from '../shared/OperationButton';
import { Section } from '../shared/Section';
import { ImportPreview, RowCounts } from './ImportPreview';

type Input = OfficeInputs['previewImport'];
type Values = Omit<Input['query'], 'name'> & { file: DroppedFile };

const accepted = {
  'text/csv': ['.csv'],
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet': ['.xlsx'],
};

const kinds = toChoices('office.import.kind', ['items', 'stock', 'prices']);
const encodings = toChoices('office.import.encoding', ['utf-8', 'windows-1252', 'gb18030', 'utf-16le']);

/** The button to preview tries again: the form keeps the file. */
class ReaderMissing extends Error {}

const loadReader = async () => {
  try {
    return await import('@/shared/lib/readWorkbook');
  } catch (error) {
    throw new ReaderMissing('ra.notification.http_error', { cause: error });
  }
};

/** Workbooks are sent as CSV files. */
const readInput = async ({ file: { rawFile }, ...query }: Values): Promise<Input> => {
  const named = { ...query, name: rawFile.name };
  if (!/\.xlsx$/i.test(rawFile.name)) return { query: named, body: rawFile };
  const { readWorkbook } = await loadReader();
  const rows = await readWorkbook(await rawFile.arrayBuffer());
  return { query: { ...named, encoding: 'utf-8' }, body: new Blob([writeCsv(rows, ',')]) };
};

const FileForm = ({ onPreview }: { onPreview: (checked: Checked) => void }) => {
  const notify = useNotify();
  const translate = useTranslate();
  const { mutate, isPending } = useOperation('previewImport', () => undefined);
  const choices = useCatalogChoices();
  const check = async (values: Values) => {
    try {
      const input = await readInput(values);
      mutate(input, { onSuccess: ({ data }) => data[0] && onPreview({ input, preview: data[0] }) });
    } catch (error) {
      // Such as a file that was moved since it was chosen, or a workbook that is none.
      notify(error instanceof ReaderMissing ? error.message : 'office.import.unreadable', { type: 'error' });
    }
  };
  return (
    <Form
      defaultValues={{ catalogId: choices[0]?.id, kind: 'items', encoding: 'utf-8', clearBestPrice: false }}
      onSubmit={(values: object) => check(values as Values)}
      noValidate
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
      <DropInput
        label="resources.imports.fields.file"
        help="office.import.fileHelp"
        accept={accepted}
        maxMegabytes={32}
      />
      <SaveButton label="office.import.preview" icon={<Visibility />} disabled={isPending} alwaysEnable={!isPending} />
      {isPending && <LinearProgress aria-label={translate('office.import.preview')} />}
    </Form>
  );
};

const Last = ({ last }: { last: LastImport }) => {
  const translate = useTranslate();
  const locale = useLocale();
  const date = new Date(last.date).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' });
  const action = !last.isUndone && (
    <OperationButton
      operation="undoImport"
      label="office.import.undo"
      icon={<Undo />}
      done="office.import.undone"
      toInput={() => ({ path: { importId: last.importId } })}
    >
      {translate('office.import.undoText')}
    </OperationButton>
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
    refetchInterval: (query) => (isPending || query.state.data?.running ? 1000 : repeatFailed(query)),
  });
  if (!data) return <LinearProgress />;
  const { last, running } = data;
  const run = ({ input, preview: { plan } }: Checked) =>
    mutate({ ...input, query: { ...input.query, plan: plan ?? '' } });
  return (
    <Stack sx={{ gap: 2, py: 2, maxWidth: 900 }}>
      <Title defaultTitle={translate('resources.imports.name', { smart_count: 2 })} />
      {canAccess && (
        <Section title="office.import.file">
          <FileForm onPreview={setChecked} />
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
