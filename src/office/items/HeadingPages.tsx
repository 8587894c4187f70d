import ViewHeadline from '@mui/icons-material/ViewHeadline';
import { Stack } from '@mui/material';
import {
  Create,
  DataTable,
  DeleteButton,
  Edit,
  Link,
  List,
  SimpleForm,
  TextInput,
  useRecordContext,
} from 'react-admin';

import type { FeatureHeading } from '@/contracts/office';

import { fillEmpty } from '../data/fillEmpty';
import { columns, RecordLink, textInputs } from '../shared/fields';
import { SaveToolbar } from '../shared/SaveToolbar';
import { RecordTable } from '../shared/Section';
import { catalogInput, names, searchFilters, toItsCatalog } from './ItemPages';

const HeadingList = () => (
  <List filters={searchFilters} perPage={10_000} pagination={false}>
    <DataTable bulkActionButtons={false}>
      {columns(names, { field: RecordLink })}
      {columns(['position'], { align: 'right' })}
    </DataTable>
  </List>
);

const nameInputs = (
  <Stack direction={{ md: 'row' }} sx={{ width: '100%', gap: { md: 2 } }}>
    {textInputs(...names)}
  </Stack>
);

const HeadingCreate = () => (
  <Create redirect={toItsCatalog} transform={fillEmpty}>
    <SimpleForm>
      {catalogInput}
      {nameInputs}
    </SimpleForm>
  </Create>
);

const FeaturesLink = () => {
  const { itemId, code } = useRecordContext<{ id: string; itemId: string; code: string }>() ?? {};
  return <Link to={`/features/${itemId}`}>{code}</Link>;
};

const HeadingEdit = () => (
  <Edit transform={({ items: _, ...heading }: FeatureHeading) => fillEmpty(heading)}>
    <SimpleForm
      toolbar={
        <SaveToolbar>
          <DeleteButton mutationMode="pessimistic" redirect={toItsCatalog} />
        </SaveToolbar>
      }
    >
      {nameInputs}
      <TextInput source="position" helperText="office.headingPositionHelp" />
      <TextInput source="features" readOnly />
    </SimpleForm>
    <RecordTable source="items" perPage={10}>
      <DataTable.Col source="code" field={FeaturesLink} disableSort />
      {columns(['name'])}
    </RecordTable>
  </Edit>
);

const headingViews = { list: HeadingList, create: HeadingCreate, edit: HeadingEdit };
export const headingPages = { ...headingViews, icon: ViewHeadline, recordRepresentation: 'nameEn' };
