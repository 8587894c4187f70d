import Article from '@mui/icons-material/Article';
import { Box, Stack } from '@mui/material';
import {
  Create,
  DataTable,
  DateField,
  DeleteButton,
  Edit,
  FormDataConsumer,
  FunctionField,
  List,
  required,
  SearchInput,
  SelectInput,
  SimpleForm,
  TextInput,
  UrlField,
  useGetList,
  useRecordContext,
  useTranslate,
} from 'react-admin';

import { useConfig } from '@/shared/config/ConfigContext';
import { languageNames, languages } from '@/shared/i18n/languages';
import { getBlobAddress } from '@/shared/lib/blobAddress';
import { hasTags, splitParagraphs } from '@/shared/lib/plainText';
import { HtmlText } from '@/shared/ui/HtmlText';
import type { ContentEntry, ContentField, ContentKind, ContentRecord } from '@/contracts/office';

import { pictures } from '../items/ItemPages';
import { DropInput } from '../shared/DropInput';
import { columns, RecordLink, StateChip, toChoices } from '../shared/fields';
import { AmountInput, DayInput } from '../shared/inputs';
import { SaveToolbar } from '../shared/SaveToolbar';
import { Section } from '../shared/Section';

const colors = { shown: 'success', planned: 'info', missing: 'warning' } as const;

const useContentKinds = () => useGetList<ContentKind & { id: string }>('contentKinds').data ?? [];

const toKindChoices = (kinds: readonly ContentKind[]) =>
  toChoices(
    'office.content',
    kinds.map(({ kind }) => kind),
  );

const ContentList = () => {
  const translate = useTranslate();
  const filters = [
    <SearchInput key="q" source="q" alwaysOn />,
    <SelectInput key="kind" source="kind" choices={toKindChoices(useContentKinds())} alwaysOn />,
  ];
  const kind = <FunctionField render={({ kind: own }: ContentEntry) => translate(`office.content.${own}`)} />;
  return (
    <List filters={filters} perPage={50}>
      <DataTable bulkActionButtons={false}>
        {columns(['kind'], { children: kind })}
        {columns(['title'])}
        {columns(['slug'], { field: RecordLink })}
        {columns(['from', 'until'], { field: DateField })}
        {columns(['state'], { children: <StateChip source="state" prefix="office.content" colors={colors} /> })}
      </DataTable>
    </List>
  );
};

const fileTypes = {
  picture: pictures,
  film: { 'video/*': ['.mp4', '.webm'] },
};

const flags = toChoices('ra.boolean', ['true', 'false']);

/** As the shop shows it: with the same sanitiser. */
const TextPreview = ({ text }: { text: string }) => (
  <Box sx={{ borderInlineStart: 3, borderColor: 'divider', pl: 2, mb: 2, whiteSpace: 'pre-line' }}>
    {hasTags(text) ? <HtmlText html={text} /> : splitParagraphs(text).map((part, index) => <p key={index}>{part}</p>)}
  </Box>
);

type InputProps = { source: string; label: string; value: string };

/** A stored file, another of the shop or elsewhere, or one to be stored when the entry is saved. */
const MediaInput = ({ source, label, value, type }: InputProps & { type: keyof typeof fileTypes }) => {
  const { services } = useConfig();
  const translate = useTranslate();
  const path = value.replace(/^files\//, 'Content/');
  const src = path.startsWith('/') ? path : getBlobAddress(services.blob, path);
  return (
    <>
      <TextInput source={source} label={label} />
      {value !== '' && type === 'picture' && (
        <img src={src} alt={translate(label)} style={{ maxHeight: 120, maxWidth: '100%' }} />
      )}
      <DropInput
        source={source.replace('shared', 'uploads')}
        label={`office.content.upload.${type}`}
        help={`office.content.uploadHelp.${type}`}
        accept={fileTypes[type]}
        maxMegabytes={20}
      />
    </>
  );
};

const multiline: Partial<Record<ContentField['type'], number>> = { html: 8, items: 4, categories: 4, synonyms: 12 };

const FieldInput = ({ field, source, value }: Omit<InputProps, 'label'> & { field: ContentField }) => {
  const { name, type, isRequired } = field;
  const label = `resources.content.fields.${name}`;
  const props = { source, label, ...(isRequired && { validate: required() }) };
  const rows = multiline[type];
  if (type === 'day') return <DayInput {...props} />;
  if (type === 'flag') return <SelectInput {...props} choices={flags} />;
  if (type === 'picture' || type === 'film') return <MediaInput {...props} type={type} value={value} />;
  if (type === 'text' || rows === undefined) return <TextInput {...props} multiline={type === 'text'} />;
  return (
    <>
      <TextInput {...props} multiline minRows={rows} helperText={`office.content.${type}Help`} />
      {type === 'html' && <TextPreview text={value} />}
    </>
  );
};

type Values = { kind?: string } & Partial<Record<string, Record<string, string | null>>>;

const Fields = ({ values }: { values: Values }) => {
  const { shared = [], translated = [], isList } = useContentKinds().find(({ kind }) => kind === values.kind) ?? {};
  const show = (fields: ContentField[], place: string) =>
    fields.map((field) => {
      const { name } = field;
      return <FieldInput key={name} field={field} source={`${place}.${name}`} value={values[place]?.[name] ?? ''} />;
    });
  return (
    <>
      {isList && <AmountInput source="position" min={1} helperText="office.content.positionHelp" />}
      {show(shared, 'shared')}
      {translated.length > 0 && (
        <Stack direction={{ xs: 'column', md: 'row' }} sx={{ gap: 2, width: '100%' }}>
          {languages.map((language) => (
            <Box
              key={language}
              role="group"
              aria-label={languageNames[language]}
              lang={language}
              sx={{ flex: 1, minWidth: 0 }}
            >
              <Section title={languageNames[language]}>{show(translated, language)}</Section>
            </Box>
          ))}
        </Stack>
      )}
    </>
  );
};

const chosenFields = <FormDataConsumer>{({ formData }) => <Fields values={formData} />}</FormDataConsumer>;

const ContentCreate = () => {
  const choices = toKindChoices(useContentKinds().filter(({ isList }) => isList));
  return (
    <Create redirect="list">
      <SimpleForm>
        <SelectInput source="kind" choices={choices} validate={required()} />
        <TextInput source="slug" validate={required()} helperText="office.content.slugHelp" />
        {chosenFields}
      </SimpleForm>
    </Create>
  );
};

const EditToolbar = () => {
  const record = useRecordContext<ContentRecord & { id: string }>();
  const isList = useContentKinds().some(({ kind, isList: is }) => is && kind === record?.kind);
  return (
    <SaveToolbar>
      {isList && <DeleteButton mutationMode="pessimistic" confirmContent="office.content.removeText" />}
    </SaveToolbar>
  );
};

const ContentEdit = () => (
  <Edit redirect="list">
    <SimpleForm toolbar={<EditToolbar />}>
      <UrlField source="link" target="_blank" />
      {chosenFields}
    </SimpleForm>
  </Edit>
);

const views = { list: ContentList, create: ContentCreate, edit: ContentEdit };
export const contentPages = { ...views, icon: Article, recordRepresentation: 'slug' };
